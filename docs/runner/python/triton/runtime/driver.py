"""There is no driver."""


class _Active:
    def __getattr__(self, name):
        raise RuntimeError("0 active drivers ([]). There should only be one.")


active = _Active()
