"""Numbers in words, the same in CPython and in MicroPython (whose `format` has no commas for floats)."""

import math


def count(value):
    """98432 → "98,432"."""
    return f"{int(value):,}"


def significant(value, digits=3):
    """`digits` significant digits, thousands separated, no exponent: 1234.5 → "1,230", 0.0123 → "0.0123"."""
    if value == 0:
        return "0"
    exponent = math.floor(math.log10(abs(value)) + 1e-12)
    unit = 10.0 ** (exponent - digits + 1)
    rounded = math.floor(abs(value) / unit + 0.5) * unit
    decimals = max(0, digits - 1 - math.floor(math.log10(rounded) + 1e-9))
    whole, _, rest = ("%.*f" % (decimals, rounded)).partition(".")
    return ("-" if value < 0 else "") + f"{int(whole):,}" + ("." + rest if rest else "")


def plain(value, digits=3):
    """As `significant`, without zeros at the end of a fraction: 8.0 → "8", 0.25 → "0.25"."""
    text = significant(value, digits)
    return text.rstrip("0").rstrip(".") if "." in text else text


def fixed(value, decimals=2):
    """So many decimals, halves rounded up, in every Python: 0.125 → "0.13"."""
    unit = 10**decimals
    return "%.*f" % (decimals, math.floor(value * unit + 0.5) / unit)


def percent(share):
    """0.944 → "94 %"."""
    return fixed(100 * share, 0) + " %"


def time(microseconds):
    """372.4 → "372 µs"; 2500 → "2.50 ms"; 1.5e6 → "1.50 s"; from ten minutes on in minutes, then in hours."""
    for unit, scale, least in (("h", 3.6e9, 3.6e10), ("min", 6e7, 6e8), ("s", 1e6, 1e6), ("ms", 1e3, 1e3)):
        if microseconds >= least:
            return f"{significant(microseconds / scale)} {unit}"
    return f"{significant(microseconds)} µs"


def size(amount):
    """Bytes in decimal units: 1073741824 → "1.07 GB"."""
    for unit, scale in (("EB", 1e18), ("PB", 1e15), ("TB", 1e12), ("GB", 1e9), ("MB", 1e6), ("kB", 1e3)):
        if amount >= scale:
            return f"{significant(amount / scale)} {unit}"
    return f"{count(amount)} bytes"


def short(value):
    """Powers of 1,024, as axes write them: 4096 → "4 K", 1 << 20 → "1 M"."""
    for unit, scale in (("T", 1 << 40), ("G", 1 << 30), ("M", 1 << 20), ("K", 1 << 10)):
        if value >= scale:
            return f"{plain(value / scale)} {unit}"
    return str(value)


def plural(number, noun):
    """(1, "program") → "1 program"; (2, "wave") → "2 waves"."""
    return f"{count(number)} {noun}" + ("" if number == 1 else "s")


def times(ratio):
    """How many times, for sentences: 4.02 → "4.0 ×"."""
    return f"{significant(ratio, 2)} ×"
