"""Type hints mean nothing when a program runs; named tuples do."""


class _Hint:
    def __getitem__(self, item):
        return self

    def __call__(self, *args, **kwargs):
        return self

    def __or__(self, other):
        return self


Any = Optional = Union = Callable = List = Dict = Tuple = Sequence = Iterable = Iterator = Literal = ClassVar = Final = _Hint()
TYPE_CHECKING = False


def cast(kind, value):
    return value


class NamedTuple:
    """Fields in order (the rewriter lists them), with defaults from the class."""

    __fields__ = ()

    def __init__(self, *values, **named):
        for name, value in zip(self.__fields__, values):
            setattr(self, name, value)
        for name in self.__fields__[len(values) :]:
            if name in named:
                setattr(self, name, named[name])
            elif not hasattr(type(self), name):
                raise TypeError(f"{type(self).__name__} is missing {name}")

    def _values(self):
        return tuple([getattr(self, name) for name in self.__fields__])

    def __iter__(self):
        return iter(self._values())

    def __getitem__(self, index):
        return self._values()[index]

    def __len__(self):
        return len(self.__fields__)

    def __eq__(self, other):
        return tuple(self) == tuple(other)

    def __hash__(self):
        return hash(self._values())

    def __repr__(self):
        return f"{type(self).__name__}({', '.join([f'{name}={getattr(self, name)!r}' for name in self.__fields__])})"

    def _replace(self, **changes):
        return type(self)(*[changes.get(name, getattr(self, name)) for name in self.__fields__])

    def _asdict(self):
        return {name: getattr(self, name) for name in self.__fields__}
