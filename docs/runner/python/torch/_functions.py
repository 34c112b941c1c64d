"""Operations on tensors, as functions of torch and as methods and operators of Tensor."""

from builtins import float as _float
from builtins import int as _int
from builtins import min as _min
from builtins import sum as _sum

import runner
from torch import _dtypes as dtypes
from torch import _views
from torch._create import from_list, zeros
from torch._tensor import Tensor, axes_of, operand, product, wrap
from torch._views import permute, reshape, transpose, unsqueeze


def _binary(op):
    def function(a, b, *, out=None, rounding_mode=None):
        return wrap(runner.ask("binary", op, operand(a), operand(b)))

    return function


def _unary(op):
    return lambda a: wrap(runner.ask("unary", op, a.id))


mul, sub_plain, add_plain, pow = _binary("mul"), _binary("sub"), _binary("add"), _binary("pow")
maximum, minimum, true_divide = _binary("max"), _binary("min"), _binary("div")
eq, ne, lt, le, gt, ge = [_binary(op) for op in ("eq", "ne", "lt", "le", "gt", "ge")]
bitwise_and, bitwise_or, bitwise_xor, shift_left, shift_right = [_binary(op) for op in ("and", "or", "xor", "shl", "shr")]
floor_divide, remainder = _binary("floordiv"), _binary("mod")
abs, neg, exp, exp2, log, log2, log1p, sqrt, rsqrt, sin, cos, tanh, erf, sigmoid, floor, ceil, round, relu, sign, square = [
    _unary(op)
    for op in (
        "abs", "neg", "exp", "exp2", "log", "log2", "log1p", "sqrt", "rsqrt", "sin", "cos", "tanh", "erf", "sigmoid", "floor", "ceil", "round",
        "relu", "sign", "square",
    )
]  # fmt: skip
isnan, isinf, isfinite, logical_not, reciprocal = [_unary(op) for op in ("isnan", "isinf", "isfinite", "not", "reciprocal")]


def add(a, b, alpha=1):
    return add_plain(a, b if alpha == 1 else mul(b, alpha))


def sub(a, b, alpha=1):
    return sub_plain(a, b if alpha == 1 else mul(b, alpha))


def div(a, b, rounding_mode=None):
    if rounding_mode == "floor":
        return floor_divide(a, b)
    return true_divide(a, b) if rounding_mode is None else true_divide(a, b).to(dtypes.float64).to(a.dtype)


def clamp(a, min=None, max=None):
    a = a if min is None else maximum(a, min)
    return a if max is None else minimum(a, max)


def where(condition, a=None, b=None):
    return wrap(runner.ask("where", condition.id, operand(a), operand(b)))


def _reduce(op):
    def function(a, dim=None, keepdim=False, dtype=None, axis=None):
        dim = axis if dim is None else dim
        return wrap(runner.ask("reduce", op, a.id, axes_of(dim), keepdim, dtype.name if dtype else None))

    return function


sum, mean, prod, amax, amin, all, any = [_reduce(op) for op in ("sum", "mean", "prod", "max", "min", "all", "any")]


class Pair(tuple):
    """Values and indices of torch.max(a, dim)."""

    @property
    def values(self):
        return self[0]

    @property
    def indices(self):
        return self[1]


def _arg(op, a, dim, keepdim):
    return [wrap(described) for described in runner.ask("arg", op, a.id, dim, keepdim)]


def max(a, dim=None, keepdim=False):
    if isinstance(dim, Tensor):
        return maximum(a, dim)
    return amax(a) if dim is None else Pair(_arg("max", a, dim, keepdim))


def min(a, dim=None, keepdim=False):
    if isinstance(dim, Tensor):
        return minimum(a, dim)
    return amin(a) if dim is None else Pair(_arg("min", a, dim, keepdim))


def argmax(a, dim=None, keepdim=False):
    return _arg("max", a, dim, keepdim)[1]


def argmin(a, dim=None, keepdim=False):
    return _arg("min", a, dim, keepdim)[1]


def var(a, dim=None, unbiased=True, keepdim=False, correction=None):
    wide = a.to(dtypes.float64)
    count = product([a.shape[d] for d in axes_of(dim)]) if dim is not None else a.numel()
    correction = (1 if unbiased else 0) if correction is None else correction
    centred = wide - mean(wide, dim, True) if dim is not None else wide - mean(wide)
    return (sum(square(centred), dim, keepdim) / (count - correction)).to(a.dtype)


def std(a, dim=None, unbiased=True, keepdim=False, correction=None):
    return sqrt(var(a, dim, unbiased, keepdim, correction))


def norm(a, p=2, dim=None, keepdim=False):
    return sqrt(sum(square(a.to(dtypes.float64)), dim, keepdim)).to(a.dtype)


def softmax(a, dim=None, dtype=None):
    a = a.to(dtype) if dtype else a
    return wrap(runner.ask("softmax", a.id, dim))


def cumsum(a, dim):
    return wrap(runner.ask("cumsum", a.id, dim))


def sort(a, dim=-1, descending=False):
    if dim % a.ndim != a.ndim - 1:
        raise NotImplementedError("the runner's small torch sorts along the last axis only")
    return Pair([wrap(runner.ask("sort", a.id, descending)), None])


def flip(a, *dims):
    return wrap(runner.ask("flip", a.id, axes_of(dims[0]) if len(dims) == 1 else list(dims)))


def matmul(a, b):
    if not isinstance(b, Tensor):
        raise TypeError(f"matmul(): argument 'other' must be Tensor, not {type(b).__name__}")
    x = unsqueeze(a, 0) if a.ndim == 1 else a
    y = unsqueeze(b, 1) if b.ndim == 1 else b
    result = wrap(runner.ask("matmul", x.id, y.id))
    if b.ndim == 1:
        result = reshape(result, list(result.shape[:-1]))
    return reshape(result, list(result.shape[: result.ndim - 1 - (b.ndim != 1)]) + list(result.shape[result.ndim - (b.ndim != 1) :])) if a.ndim == 1 else result


mm = bmm = matmul


def outer(a, b):
    return mul(unsqueeze(a, 1), unsqueeze(b, 0))


def cat(tensors, dim=0):
    return wrap(runner.ask("cat", [t.id for t in tensors], dim))


def stack(tensors, dim=0):
    return cat([unsqueeze(t, dim) for t in tensors], dim)


def vstack(tensors):
    return cat([t if t.ndim > 1 else unsqueeze(t, 0) for t in tensors], 0)


def chunk(a, chunks, dim=0):
    size = -(-a.shape[dim] // chunks)
    return tuple([_views.narrow(a, dim, i, _min(size, a.shape[dim] - i)) for i in range(0, a.shape[dim], size)])


def broadcast_to(a, shape):
    return _views.expand(a, shape)


def _triangle(a, diagonal, below):
    rows = from_list([[i] for i in range(a.shape[-2])])
    columns = from_list(list(range(a.shape[-1])))
    keep = le(columns, rows + diagonal) if below else ge(columns, rows + diagonal)
    return where(keep, a, 0)


def tril(a, diagonal=0):
    return _triangle(a, diagonal, True)


def triu(a, diagonal=0):
    return _triangle(a, diagonal, False)


def _closeness(a, b, rtol, atol, equal_nan):
    a, b = _views.expand(a, b.shape) if a.shape != b.shape else a, b
    return runner.ask("closeness", a.id, b.id, rtol, atol, equal_nan)


def allclose(a, b, rtol=1e-5, atol=1e-8, equal_nan=False):
    return _closeness(a, b, rtol, atol, equal_nan)["close"]


def isclose(a, b, rtol=1e-5, atol=1e-8):
    return le(abs(sub(a, b)), add(mul(abs(b), rtol), atol))


def equal(a, b):
    return a.shape == b.shape and _closeness(a, b, 0.0, 0.0, False)["close"]


def is_tensor(value):
    return isinstance(value, Tensor)


def masked_fill(a, mask, value):
    return where(mask, value, a)


def _in_place(function):
    return lambda self, *args, **kwargs: self.copy_(function(self, *args, **kwargs))


def _reflected(function):
    return lambda self, other: function(other, self)


_METHODS = {
    "add": add, "sub": sub, "mul": mul, "div": div, "pow": pow, "neg": neg, "abs": abs, "exp": exp, "exp2": exp2, "log": log, "log2": log2,
    "sqrt": sqrt, "rsqrt": rsqrt, "sin": sin, "cos": cos, "tanh": tanh, "erf": erf, "sigmoid": sigmoid, "floor": floor, "ceil": ceil,
    "round": round, "relu": relu, "sign": sign, "square": square, "clamp": clamp, "clamp_min": lambda a, v: clamp(a, v),
    "clamp_max": lambda a, v: clamp(a, None, v), "sum": sum, "mean": mean, "prod": prod, "amax": amax, "amin": amin, "all": all, "any": any,
    "max": max, "min": min, "argmax": argmax, "argmin": argmin, "var": var, "std": std, "norm": norm, "softmax": softmax, "cumsum": cumsum,
    "sort": sort, "flip": flip, "matmul": matmul, "mm": matmul, "bmm": matmul, "eq": eq, "ne": ne, "lt": lt, "le": le, "gt": gt, "ge": ge,
    "isnan": isnan, "isinf": isinf, "isfinite": isfinite, "logical_not": logical_not, "maximum": maximum, "minimum": minimum, "chunk": chunk,
    "tril": tril, "triu": triu, "allclose": allclose, "equal": equal, "masked_fill": masked_fill, "where": lambda a, c, b: where(c, a, b),
    "reciprocal": reciprocal, "bitwise_and": bitwise_and, "bitwise_or": bitwise_or,
    "__add__": add_plain, "__radd__": _reflected(add_plain), "__sub__": sub_plain, "__rsub__": _reflected(sub_plain), "__mul__": mul,
    "__rmul__": _reflected(mul), "__truediv__": true_divide, "__rtruediv__": _reflected(true_divide), "__floordiv__": floor_divide,
    "__rfloordiv__": _reflected(floor_divide), "__mod__": remainder, "__pow__": pow, "__rpow__": _reflected(pow), "__matmul__": matmul,
    "__neg__": neg, "__abs__": abs, "__invert__": logical_not, "__eq__": eq, "__ne__": ne, "__lt__": lt, "__le__": le, "__gt__": gt,
    "__ge__": ge, "__and__": bitwise_and, "__or__": bitwise_or, "__xor__": bitwise_xor, "__lshift__": shift_left, "__rshift__": shift_right,
    "__iadd__": _in_place(add_plain), "__isub__": _in_place(sub_plain), "__imul__": _in_place(mul), "__itruediv__": _in_place(true_divide),
    "add_": _in_place(add), "sub_": _in_place(sub), "mul_": _in_place(mul), "div_": _in_place(div), "clamp_": _in_place(clamp),
    "masked_fill_": _in_place(masked_fill), "exp_": _in_place(exp), "relu_": _in_place(relu),
}  # fmt: skip
for _name, _function in _METHODS.items():
    setattr(Tensor, _name, _function)
