"""math, with what MicroPython's lacks; runner.py puts it in math's place."""

from math import *
from math import e, inf, nan, pi, tau


__name__ = "math"  # what kernels know it by


def prod(values, start=1):
    for value in values:
        start *= value
    return start


def isqrt(n):
    root = int(n**0.5)
    while root * root > n:
        root -= 1
    while (root + 1) * (root + 1) <= n:
        root += 1
    return root


def gcd(*numbers):
    result = 0
    for n in numbers:
        while n:
            result, n = n, result % n
    return abs(result)


def lcm(*numbers):
    result = 1
    for n in numbers:
        result = result * n // gcd(result, n)
    return result


def comb(n, k):
    return factorial(n) // (factorial(k) * factorial(n - k)) if 0 <= k <= n else 0


def dist(p, q):
    return sqrt(sum([(a - b) ** 2 for a, b in zip(p, q)]))


def hypot(*sides):
    return sqrt(sum([side * side for side in sides]))
