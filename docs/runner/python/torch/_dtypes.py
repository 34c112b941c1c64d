"""torch's types."""

_float, _int = float, int


class dtype:
    def __init__(self, name, size, is_floating_point=False):
        self.name, self.itemsize, self.is_floating_point = name, size, is_floating_point
        self.is_signed = name[0] != "u" and name != "bool"
        self.is_complex = False

    def __repr__(self):
        return "torch." + self.name

    __str__ = __repr__


bool = dtype("bool", 1)
uint8, uint16, uint32, uint64 = [dtype(f"uint{8 * n}", n) for n in (1, 2, 4, 8)]
int8, int16, int32, int64 = [dtype(f"int{8 * n}", n) for n in (1, 2, 4, 8)]
float16, bfloat16 = dtype("float16", 2, True), dtype("bfloat16", 2, True)
float32, float64 = dtype("float32", 4, True), dtype("float64", 8, True)
float8_e4m3fn, float8_e5m2 = dtype("float8_e4m3fn", 1, True), dtype("float8_e5m2", 1, True)
float8_e4m3fnuz, float8_e5m2fnuz = dtype("float8_e4m3fnuz", 1, True), dtype("float8_e5m2fnuz", 1, True)
half, long, short = float16, int64, int16
float, int = float32, int32

BY_NAME = {
    t.name: t
    for t in (
        bool, uint8, uint16, uint32, uint64, int8, int16, int32, int64, float16, bfloat16, float32, float64, float8_e4m3fn, float8_e5m2,
        float8_e4m3fnuz, float8_e5m2fnuz,
    )
}  # fmt: skip

_LIMITS = {
    "float16": (65504.0, 2.0**-14, 2.0**-10),
    "bfloat16": (3.3895313892515355e38, 2.0**-126, 2.0**-7),
    "float32": (3.4028234663852886e38, 2.0**-126, 2.0**-23),
    "float64": (1.7976931348623157e308, 2.0**-1022, 2.0**-52),
}


class finfo:
    """Largest, smallest normal and relative spacing of a float type."""

    def __init__(self, dtype=float32):
        self.dtype = dtype.name
        self.max, self.tiny, self.eps = _LIMITS[dtype.name]
        self.min, self.smallest_normal, self.bits = -self.max, self.tiny, 8 * dtype.itemsize


class iinfo:
    """Largest and smallest of an integer type."""

    def __init__(self, dtype):
        self.bits = 8 * dtype.itemsize
        self.max = 2 ** (self.bits - dtype.is_signed) - 1
        self.min = -(2 ** (self.bits - 1)) if dtype.is_signed else 0
