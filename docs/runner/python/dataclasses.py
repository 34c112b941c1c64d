"""Data classes, as far as a program of one page needs them; the rewriter lists the fields."""

from typing import NamedTuple


class _Factory:
    def __init__(self, make):
        self.make = make


def field(default=None, default_factory=None, **options):
    return _Factory(default_factory) if default_factory else default


def _init(self, *values, **named):
    NamedTuple.__init__(self, *values, **named)
    for name in self.__fields__:
        if isinstance(getattr(self, name), _Factory):
            setattr(self, name, getattr(self, name).make())
    if hasattr(self, "__post_init__"):
        self.__post_init__()


def _equal(self, other):
    return type(self) is type(other) and _values(self) == _values(other)


def _values(self):
    return [getattr(self, name) for name in self.__fields__]


def dataclass(cls=None, **options):
    if cls is None:
        return lambda decorated: dataclass(decorated)
    cls.__init__, cls.__eq__, cls.__repr__ = _init, _equal, NamedTuple.__repr__
    cls.__hash__ = lambda self: hash(tuple(_values(self)))
    return cls


def replace(instance, **changes):
    return type(instance)(**{name: changes.get(name, getattr(instance, name)) for name in instance.__fields__})


def asdict(instance):
    return {name: getattr(instance, name) for name in instance.__fields__}
