"""random, with what MicroPython's lacks. Its numbers are not CPython's."""

from urandom import *
from urandom import choice, getrandbits, randint, random, randrange, seed, uniform


def shuffle(values):
    for i in range(len(values) - 1, 0, -1):
        j = randint(0, i)
        values[i], values[j] = values[j], values[i]


def sample(population, k):
    values = list(population)
    shuffle(values)
    return values[:k]


def choices(population, k=1):
    return [choice(population) for _ in range(k)]


class Random:
    """A generator with a seed of its own; here it shares the one there is."""

    def __init__(self, start=None):
        seed(start)

    def __getattr__(self, name):
        return globals()[name]
