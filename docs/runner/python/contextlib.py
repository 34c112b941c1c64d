"""contextlib."""


class _Generated:
    def __init__(self, generator):
        self.generator = generator

    def __enter__(self):
        return next(self.generator)

    def __exit__(self, kind, error, trace):
        try:
            if error is None:
                next(self.generator)
            else:
                self.generator.throw(error)
        except StopIteration:
            return error is not None
        return False


def contextmanager(function):
    return lambda *args, **kwargs: _Generated(function(*args, **kwargs))


class nullcontext:
    def __init__(self, value=None):
        self.value = value

    def __enter__(self):
        return self.value

    def __exit__(self, *error):
        return False


class suppress:
    def __init__(self, *kinds):
        self.kinds = kinds

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        return kind is not None and issubclass(kind, self.kinds)
