"""Warnings are not shown."""


def warn(message, category=None, stacklevel=1):
    """Says nothing: the reader's output is the program's."""


def simplefilter(*args, **kwargs):
    """Nothing is shown in any case."""


filterwarnings = simplefilter
