"""The settings that the book's code reads: here kernels are interpreted."""


class _Runtime:
    interpret = True
    debug = False


class _Cache:
    dir = ""


runtime = _Runtime()
cache = _Cache()
