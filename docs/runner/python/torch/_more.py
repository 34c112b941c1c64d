"""Operations that exercises compare their kernels with, put together from the others."""

import runner
from torch import _dtypes as dtypes
from torch import _functions as functions
from torch import _views
from torch._create import empty, from_list, ones, rand, randn, tensor, zeros
from torch._functions import bitwise_and, bitwise_or, bitwise_xor, matmul, norm, prod
from torch._tensor import Tensor, flat
from torch._views import INDEX, WHOLE, as_strided, squeeze


def repeat(a, *sizes):
    """The tensor laid end to end so many times along each axis."""
    sizes = flat(sizes)
    shape = [1] * (len(sizes) - a.ndim) + list(a.shape)
    pairs = [n for size, extent in zip(sizes, shape) for n in (1, extent)]
    spread = [n for size, extent in zip(sizes, shape) for n in (size, extent)]
    whole = _views.expand(_views.reshape(a, pairs), spread)
    return _views.reshape(whole.contiguous(), [size * extent for size, extent in zip(sizes, shape)]).clone()


def tile(a, *sizes):
    sizes = flat(sizes)
    return repeat(a, [1] * (a.ndim - len(sizes)) + list(sizes))


def split(a, size, dim=0):
    extent = a.shape[dim]
    sizes = size if isinstance(size, (list, tuple)) else [min(size, extent - at) for at in range(0, extent, size)]
    starts = [sum(sizes[:i]) for i in range(len(sizes))]
    return tuple([_views.narrow(a, dim, start, length) for start, length in zip(starts, sizes)])


def unbind(a, dim=0):
    dim = dim % a.ndim
    return tuple([select(a, dim, i) for i in range(a.shape[dim])])


def index_select(a, dim, index):
    return a[(WHOLE,) * (dim % a.ndim) + (index,)]


def roll(a, shifts, dims):
    extent = a.shape[dims]
    return index_select(a, dims, from_list([(i - shifts) % extent for i in range(extent)]))


def gather(a, dim, index):
    """out[i][j] = a[i][index[i][j]] along one axis."""
    dim = dim % a.ndim
    rows = _views.transpose(a, dim, -1)
    chosen = _views.transpose(index, dim, -1)
    rows = rows[tuple([INDEX[:n] for n in chosen.shape[:-1]])].contiguous()
    width = rows.shape[-1]
    places = _views.reshape(chosen.contiguous(), -1).tolist()
    starts = [i // chosen.shape[-1] * width for i in range(len(places))]
    picked = _views.reshape(rows, -1)[from_list([start + place for start, place in zip(starts, places)])]
    return _views.transpose(_views.reshape(picked, list(chosen.shape)), dim, -1).contiguous()


def index_add_(a, dim, index, source, alpha=1):
    for i, place in enumerate(index.tolist()):
        row = select(a, dim, place)
        row.copy_(row + select(source, dim, i) * alpha)
    return a


def select(a, dim, index):
    before = (_views.WHOLE,) * (dim + a.ndim if dim < 0 else dim)
    return _views.basic(a, before + (index,))


def scatter_add_(a, dim, index, source):
    if a.ndim != 1:
        raise NotImplementedError("the runner's small torch has scatter_add_ of one dimension only")
    return index_add_(a, dim, index, source[: index.shape[0]])


def argsort(a, dim=-1, descending=False, stable=True):
    """Places of the values in order, along the last axis; ties keep theirs."""
    width = a.shape[-1]
    values = _views.reshape(a, -1).tolist()
    sign = -1 if descending else 1
    order = []
    for start in range(0, len(values), width):
        order += sorted(range(width), key=lambda i, start=start: (sign * values[start + i], i))
    return _views.reshape(from_list(order), list(a.shape))


def sort(a, dim=-1, descending=False, stable=True):
    return functions.Pair([functions.sort(a, dim, descending)[0], argsort(a, dim, descending)])


def topk(a, k, dim=-1, largest=True):
    return functions.Pair([part[..., :k].contiguous() for part in sort(a, dim, largest)])


def logsumexp(a, dim, keepdim=False):
    top = functions.amax(a, dim, True)
    total = functions.log(functions.sum(functions.exp(a - top), dim, True)) + top
    return total if keepdim else _views.squeeze(total, dim)


def log_softmax(a, dim=None, dtype=None):
    a = a.to(dtype) if dtype else a
    wide = a.to(dtypes.float64)
    return (wide - logsumexp(wide, dim, True)).to(a.dtype)


def cumprod(a, dim):
    parts = list(unbind(a, dim))
    for i in range(1, len(parts)):
        parts[i] = parts[i] * parts[i - 1]
    return functions.stack(parts, dim)


def bincount(a, minlength=0):
    values = a.tolist()
    counts = [0] * max([minlength] + [value + 1 for value in values])
    for value in values:
        counts[value] += 1
    return tensor(counts)


def count_nonzero(a):
    return functions.sum(functions.ne(a, 0))


def dot(a, b):
    return functions.sum(a * b)


def addmm(c, a, b, beta=1, alpha=1):
    return c * beta + matmul(a, b) * alpha


def logical_and(a, b):
    return bitwise_and(a.to(dtypes.bool), b.to(dtypes.bool))


def logical_or(a, b):
    return bitwise_or(a.to(dtypes.bool), b.to(dtypes.bool))


def logical_xor(a, b):
    return bitwise_xor(a.to(dtypes.bool), b.to(dtypes.bool))


def as_tensor(data, dtype=None, device=None):
    if isinstance(data, Tensor):
        return data if dtype is None else data.to(dtype)
    return tensor(data, dtype=dtype)


def numel(a):
    return a.numel()


def _new(make):
    return lambda a, *size, dtype=None, device=None: make(*flat(size), dtype=dtype or a.dtype)


def uniform_(a, low=0.0, high=1.0):
    return a.copy_(rand(*a.shape) * (high - low) + low)


def normal_(a, mean=0.0, std=1.0):
    return a.copy_(randn(*a.shape) * std + mean)


mv = matmul
for _name, _function in {
    "repeat": repeat, "tile": tile, "split": split, "unbind": unbind, "select": select, "index_select": index_select, "roll": roll, "gather": gather,
    "index_add_": index_add_, "scatter_add_": scatter_add_, "topk": topk, "sort": sort, "argsort": argsort, "logsumexp": logsumexp, "log_softmax": log_softmax,
    "cumprod": cumprod, "bincount": bincount, "dot": dot, "mv": mv, "uniform_": uniform_, "normal_": normal_, "logical_and": logical_and,
    "logical_or": logical_or, "new_empty": _new(empty), "new_zeros": _new(zeros), "new_ones": _new(ones), "type": lambda a, dtype: a.to(dtype),
}.items():  # fmt: skip
    setattr(Tensor, _name, _function)
