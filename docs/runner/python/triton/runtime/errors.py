"""Errors of real launches, for code that catches them."""


class OutOfResources(Exception):
    def __init__(self, required, limit, name):
        self.required, self.limit, self.name = required, limit, name
        super().__init__(f"out of resource: {name}, Required: {required}, Hardware limit: {limit}. Reducing block sizes or `num_stages` may help.")


class PTXASError(Exception):
    pass


class AutotunerError(Exception):
    pass
