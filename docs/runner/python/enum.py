"""Enumerations: a class whose attributes are its members' values."""


class Enum:
    pass


IntEnum = Enum


def auto():
    raise NotImplementedError("the runner's enum has no auto()")
