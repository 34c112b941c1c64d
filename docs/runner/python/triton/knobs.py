"""The settings that the book's code reads: here kernels are interpreted."""


class _Runtime:
    interpret = True
    exact_bf16 = True  # Triton's own interpreter computes it wrongly; snippets/arguments.py asks
    debug = False


class _Cache:
    dir = ""


runtime = _Runtime()
cache = _Cache()
