Callable = Iterable = Iterator = Sequence = Mapping = Hashable = Generator = Sized = object
