"""triton.language as host code sees it: types, constexpr, and names that only kernels may call."""

import runner


class dtype:
    """A scalar type of Triton's."""

    def __init__(self, name, bits):
        self.name, self.primitive_bitwidth = name, bits
        self.itemsize = max(1, bits // 8)

    def __repr__(self):
        return self.name

    def is_floating(self):
        return "fp" in self.name or "bf" in self.name

    def is_int(self):
        return "int" in self.name

    def tagged(self):
        return ["d", self.name]


class pointer_type:
    def __init__(self, element_ty, address_space=1, const=False):
        self.element_ty = element_ty
        self.name = f"pointer<{element_ty.name}>"

    def __repr__(self):
        return self.name

    def tagged(self):
        return ["d", self.name]


int1, int8, int16, int32, int64 = [dtype(f"int{bits}", bits) for bits in (1, 8, 16, 32, 64)]
uint8, uint16, uint32, uint64 = [dtype(f"uint{bits}", bits) for bits in (8, 16, 32, 64)]
float16, bfloat16, float32, float64 = [dtype(name, bits) for name, bits in (("fp16", 16), ("bf16", 16), ("fp32", 32), ("fp64", 64))]
float8e4nv, float8e4b8, float8e4b15, float8e5, float8e5b16 = [dtype(f"fp8{form}", 8) for form in ("e4nv", "e4b8", "e4b15", "e5", "e5b16")]


class constexpr:
    """A value known at compile time: the only kind of number that a kernel may take from its file."""

    def __init__(self, value):
        self.value = value.value if isinstance(value, constexpr) else value

    def __repr__(self):
        return f"constexpr[{self.value}]"

    def __int__(self):
        return int(self.value)

    def __index__(self):
        return int(self.value)

    def __float__(self):
        return float(self.value)

    def __bool__(self):
        return bool(self.value)

    def __add__(self, other):
        return constexpr(self.value + _plain(other))

    def __sub__(self, other):
        return constexpr(self.value - _plain(other))

    def __mul__(self, other):
        return constexpr(self.value * _plain(other))

    def __truediv__(self, other):
        return constexpr(self.value / _plain(other))

    def __floordiv__(self, other):
        return constexpr(self.value // _plain(other))

    def __mod__(self, other):
        return constexpr(self.value % _plain(other))

    def __neg__(self):
        return constexpr(-self.value)

    def __radd__(self, other):
        return constexpr(_plain(other) + self.value)

    def __rsub__(self, other):
        return constexpr(_plain(other) - self.value)

    def __rmul__(self, other):
        return constexpr(_plain(other) * self.value)

    def __eq__(self, other):
        return self.value == _plain(other)

    def __lt__(self, other):
        return self.value < _plain(other)

    def __gt__(self, other):
        return self.value > _plain(other)

    def __hash__(self):
        return hash(self.value)

    def tagged(self):
        return runner.tagged(self.value)


def _plain(value):
    return value.value if isinstance(value, constexpr) else value


class Builtin:
    """A function that only kernels may call."""

    def __init__(self, name, module="triton.language"):
        self.__name__, self.module = name, module

    def __call__(self, *args, **kwargs):
        raise ValueError("Did you forget to add @triton.jit ? (`_semantic` argument must be provided outside of JIT functions.)")

    def tagged(self):
        return ["e", self.module, self.__name__]


class PropagateNan:
    NONE = constexpr("PropagateNan.NONE")
    ALL = constexpr("PropagateNan.ALL")


class tensor:
    """The class of tensors inside kernels, for annotations."""


_names = set(runner.ask("names"))
_made = {}


def __getattr__(name):
    if name in _made:
        return _made[name]
    if name not in _names:
        raise AttributeError(f"module 'triton.language' has no attribute '{name}'")
    _made[name] = Builtin(name)
    return _made[name]


from . import extra, math
