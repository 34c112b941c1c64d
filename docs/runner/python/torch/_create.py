"""New tensors."""

from builtins import bool as _bool
from builtins import float as _float
from builtins import int as _int

import runner
from torch import _dtypes as dtypes
from torch import _views
from torch._tensor import Tensor, device, flat, operand, product, wrap


def checked_device(name):
    if name is not None and str(name) not in ("cpu", "cuda", "cuda:0"):
        raise RuntimeError(f"the runner has no device {name}")


def filled(shape, value, dtype, device=None):
    checked_device(device)
    return wrap(runner.ask("full", list(shape), runner.tagged(value), dtype.name))


def empty(*size, dtype=None, device=None, **options):
    checked_device(device)
    return wrap(runner.ask("empty", flat(size), (dtype or dtypes.float32).name))


def zeros(*size, dtype=None, device=None, **options):
    return filled(flat(size), 0, dtype or dtypes.float32, device)


def ones(*size, dtype=None, device=None, **options):
    return filled(flat(size), 1, dtype or dtypes.float32, device)


def full(size, fill_value, dtype=None, device=None, **options):
    return filled(size if isinstance(size, (tuple, list)) else [size], _number(fill_value), dtype or type_of(_number(fill_value)), device)


def _number(value):
    return value.item() if isinstance(value, Tensor) else value


def type_of(value):
    """The type that torch gives a Python number."""
    if isinstance(value, _bool):
        return dtypes.bool
    return dtypes.int64 if isinstance(value, _int) else dtypes.float32


def empty_like(tensor, dtype=None, device=None, **options):
    """Like torch, keeps the order of a dense tensor's axes."""
    made = empty(list(tensor.shape), dtype=dtype or tensor.dtype, device=device)
    if tensor.is_contiguous() or 0 in tensor.strides:
        return made
    order = sorted(range(tensor.ndim), key=lambda d: -tensor.strides[d])
    dense = _views.row_major([tensor.shape[d] for d in order])
    strides = [dense[order.index(d)] for d in range(tensor.ndim)]
    return _views.view_of(made, tensor.shape, strides, 0) if sorted(strides) == sorted(tensor.strides) else made


def zeros_like(tensor, dtype=None, device=None, **options):
    return empty_like(tensor, dtype=dtype, device=device).fill_(0)


def ones_like(tensor, dtype=None, device=None, **options):
    return empty_like(tensor, dtype=dtype, device=device).fill_(1)


def full_like(tensor, fill_value, dtype=None, device=None, **options):
    return empty_like(tensor, dtype=dtype, device=device).fill_(fill_value)


def empty_strided(size, stride, dtype=None, device=None, **options):
    length = 1 + sum([(n - 1) * s for n, s in zip(size, stride)]) if product(size) else 0
    return _views.view_of(empty(length, dtype=dtype, device=device), size, stride, 0)


def eye(n, m=None, dtype=None, device=None, **options):
    made = zeros(n, m or n, dtype=dtype, device=device)
    step = made.strides[0] + made.strides[1]
    _views.view_of(made, [min(n, m or n)], [step], 0).fill_(1)
    return made


def arange(start, end=None, step=1, dtype=None, device=None, **options):
    checked_device(device)
    start, end = (0, start) if end is None else (start, end)
    whole = all([isinstance(n, _int) for n in (start, end, step)])
    length = max(0, -_int(-(end - start) // step))
    return wrap(runner.ask("sequence", start, step, length, (dtype or (dtypes.int64 if whole else dtypes.float32)).name))


def linspace(start, end, steps, dtype=None, device=None, **options):
    step = (end - start) / (steps - 1) if steps > 1 else 0
    return wrap(runner.ask("sequence", start, step, steps, (dtype or dtypes.float32).name))


def _drawn(kind, size, dtype, low=0, high=0):
    return wrap(runner.ask("random", kind, list(size), dtype.name, low, high))


def rand(*size, dtype=None, device=None, generator=None, **options):
    checked_device(device)
    return _drawn("rand", flat(size), dtype or dtypes.float32)


def randn(*size, dtype=None, device=None, generator=None, **options):
    checked_device(device)
    return _drawn("randn", flat(size), dtype or dtypes.float32)


def randint(low, high=None, size=None, dtype=None, device=None, generator=None, **options):
    if size is None:
        low, high, size = 0, low, high
    elif high is None:
        low, high = 0, low
    return _drawn("randint", size, dtype or dtypes.int64, low, high)


def randperm(n, dtype=None, device=None, generator=None, **options):
    return _drawn("randperm", [n], dtype or dtypes.int64)


def rand_like(tensor, dtype=None, **options):
    return rand(list(tensor.shape), dtype=dtype or tensor.dtype)


def randn_like(tensor, dtype=None, **options):
    return randn(list(tensor.shape), dtype=dtype or tensor.dtype)


def manual_seed(seed):
    """Seeds the numbers that torch's CPU would draw."""
    runner.ask("seed", str(seed))


def tensor(data, dtype=None, device=None, requires_grad=False, **options):
    checked_device(device)
    if isinstance(data, Tensor):
        return data.clone().to(dtype or data.dtype)
    return from_list(data, dtype)


def from_list(data, dtype=None):
    shape, values = [], [data]
    while values and isinstance(values[0], (list, tuple)):
        shape.append(len(values[0]))
        if any([len(row) != shape[-1] for row in values]):
            raise ValueError(f"expected sequence of length {shape[-1]}")
        values = [item for row in values for item in row]
    values = [_number(value) for value in values]
    kinds = [type_of(value) for value in values]
    found = dtypes.float32 if dtypes.float32 in kinds or not kinds else dtypes.int64 if dtypes.int64 in kinds else dtypes.bool
    texts = [repr(v) if isinstance(v, _float) else str(_int(v)) for v in values]
    dtype = dtype or found
    if not dtype.is_floating_point:
        texts = [str(_int(v)) for v in values]
    return wrap(runner.ask("list", texts, shape, dtype.name))
