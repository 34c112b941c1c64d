"""collections, with Counter."""

from ucollections import OrderedDict, deque, namedtuple


class defaultdict(dict):
    def __init__(self, make=None, *args):
        super().__init__(*args)
        self.make = make

    def __getitem__(self, key):
        if key not in self:
            self[key] = self.make()
        return super().__getitem__(key)


class Counter(defaultdict):
    def __init__(self, items=()):
        super().__init__(int)
        for item in items:
            self[item] += 1

    def most_common(self, n=None):
        return sorted(self.items(), key=lambda pair: -pair[1])[:n]
