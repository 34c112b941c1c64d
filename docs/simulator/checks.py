"""Argument checks: a bad argument raises a ValueError that names it, so nothing downstream can yield NaN."""

BYTES = {"bf16": 2, "fp16": 2, "fp32": 4}
LARGEST = 1 << 48  # far beyond any GPU's memory, and exact in a float


def whole(name, value, lowest=1, highest=LARGEST):
    """`value` as an int between `lowest` and `highest`; a float such as 8.0 counts (JavaScript has no ints)."""
    if isinstance(value, float) and value == value and abs(value) <= LARGEST and value == int(value):
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        raise ValueError(f"{name} must be a whole number from {lowest} to {highest}, not {value!r}")
    return value


def power_of_two(name, value, lowest=1, highest=1 << 20):
    """`value` as an int that is a power of two, as block sizes and num_warps must be."""
    value = whole(name, value, lowest, highest)
    if value & (value - 1):
        raise ValueError(f"{name} must be a power of two, not {value}")
    return value


def one_of(name, value, choices):
    """`value` if it is among `choices`."""
    if value not in choices:
        known = ", ".join(str(choice) for choice in choices)
        raise ValueError(f"{name} must be one of {known}, not {value!r}")
    return value


def item_bytes(dtype):
    """Bytes of one element of `dtype`: bf16, fp16 or fp32."""
    return BYTES[one_of("dtype", dtype, ("bf16", "fp16", "fp32"))]


def sizes(names, values):
    """`values` as whole numbers, one for each of `names`; their product must stay below 2^48."""
    if not isinstance(values, (list, tuple)) or len(values) != len(names):
        shape = "x".join(names)
        raise ValueError(f"size must be {shape}, not {values!r}")
    found = [whole(f"size {names[i]}", values[i]) for i in range(len(names))]
    product = 1
    for value in found:
        product *= value
    if product > LARGEST:
        raise ValueError(f"size must stay below 2^48 elements, not {product}")
    return found
