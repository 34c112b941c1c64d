"""itertools, as far as short programs use it."""


def chain(*iterables):
    for iterable in iterables:
        yield from iterable


def _from_iterable(iterables):
    for iterable in iterables:
        yield from iterable


def product(*iterables, repeat=1):
    rows = [()]
    for pool in [list(pool) for pool in iterables] * repeat:
        rows = [row + (item,) for row in rows for item in pool]
    return iter(rows)


def count(start=0, step=1):
    while True:
        yield start
        start += step


def islice(iterable, *bounds):
    start, stop, step = (0, bounds[0], 1) if len(bounds) == 1 else (bounds + (1,))[:3]
    for i, item in enumerate(iterable):
        if stop is not None and i >= stop:
            return
        if i >= (start or 0) and (i - (start or 0)) % (step or 1) == 0:
            yield item


def repeat(item, times=None):
    while times is None or times > 0:
        yield item
        times = times and times - 1


def cycle(iterable):
    items = list(iterable)
    while items:
        yield from items


def accumulate(iterable, function=lambda a, b: a + b):
    total = None
    for i, item in enumerate(iterable):
        total = item if i == 0 else function(total, item)
        yield total


def zip_longest(*iterables, fillvalue=None):
    rows = [list(iterable) for iterable in iterables]
    for i in range(max([len(row) for row in rows])):
        yield tuple([row[i] if i < len(row) else fillvalue for row in rows])


def combinations(iterable, size):
    items = list(iterable)
    if size == 0:
        yield ()
    for i, item in enumerate(items):
        for rest in combinations(items[i + 1 :], size - 1) if size else ():
            yield (item,) + rest


def permutations(iterable, size=None):
    items = list(iterable)
    size = len(items) if size is None else size
    if size == 0:
        yield ()
    for i, item in enumerate(items):
        for rest in permutations(items[:i] + items[i + 1 :], size - 1) if size else ():
            yield (item,) + rest
