"""functools."""


def partial(function, *first, **named):
    def call(*args, **kwargs):
        full = dict(named)
        full.update(kwargs)
        return function(*first, *args, **full)

    return call


def reduce(function, values, *start):
    values = iter(values)
    result = start[0] if start else next(values)
    for value in values:
        result = function(result, value)
    return result


def wraps(wrapped, **options):
    return lambda wrapper: wrapper


def cache(function):
    known = {}

    def call(*args, **kwargs):
        key = args + tuple(sorted(kwargs.items()))
        if key not in known:
            known[key] = function(*args, **kwargs)
        return known[key]

    return call


def lru_cache(function=None, maxsize=None, **options):
    return cache(function) if callable(function) else cache


def cached_property(function):
    return property(function)


def total_ordering(cls):
    return cls


def cmp_to_key(compare):
    class Key:
        def __init__(self, value):
            self.value = value

        def __lt__(self, other):
            return compare(self.value, other.value) < 0

    return Key
