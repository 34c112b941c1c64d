"""Tensor methods that share memory: indexing, shapes, transposes; and those that copy or convert."""

import runner
from builtins import int as _int
from torch import _dtypes as dtypes
from torch._tensor import Tensor, device, flat, operand, product, wrap


class _Index:
    """MicroPython makes slices between brackets only."""

    def __getitem__(self, index):
        return index


INDEX = _Index()
WHOLE = INDEX[:]


def view_of(tensor, shape, strides, offset):
    return wrap(runner.ask("view", tensor.id, list(shape), list(strides), offset))


def sliced(extent, part):
    """start, step and length of a slice."""
    start, stop, step = part.start, part.stop, part.step or 1
    if step < 1:
        raise ValueError("step must be greater than zero")
    clip = lambda n, default: default if n is None else max(0, min(extent, n + extent if n < 0 else n))
    start, stop = clip(start, 0), clip(stop, extent)
    return start, step, max(0, -(-(stop - start) // step))


def getitem(self, index):
    index = index if isinstance(index, tuple) else (index,)
    tensors = [part for part in index if isinstance(part, (Tensor, list))]
    if tensors:
        return gathered(self, index)
    return basic(self, index)


def basic(self, index):
    """Numbers, slices, None and an ellipsis: a view."""
    given = len([part for part in index if part is not None and part is not Ellipsis])
    if given > self.ndim:
        raise IndexError(f"too many indices for tensor of dimension {self.ndim}")
    if Ellipsis not in index:
        index = tuple(index) + (Ellipsis,)
    shape, strides, offset, axis = [], [], self.offset, 0
    for part in index:
        if part is None:
            shape.append(1)
            strides.append(0)
        elif part is Ellipsis:
            rest = self.ndim - given
            shape += self.shape[axis : axis + rest]
            strides += self.strides[axis : axis + rest]
            axis += rest
        elif isinstance(part, slice):
            start, step, length = sliced(self.shape[axis], part)
            offset += start * self.strides[axis]
            shape.append(length)
            strides.append(step * self.strides[axis])
            axis += 1
        else:
            offset += place(_int(part), self.shape[axis], axis) * self.strides[axis]
            axis += 1
    return view_of(self, shape, strides, offset)


def place(i, extent, axis):
    if not -extent <= i < extent:
        raise IndexError(f"index {i} is out of bounds for dimension {axis} with size {extent}")
    return i + extent if i < 0 else i


def gathered(self, index):
    """One tensor of numbers or of truths, perhaps after whole slices: a copy."""
    axis = [i for i, part in enumerate(index) if isinstance(part, (Tensor, list))][0]
    if any([part != WHOLE for part in index[:axis]]) or len(index) > axis + 1:
        raise NotImplementedError("the runner's small torch takes one index tensor, after whole slices only")
    from torch._create import tensor

    chosen = index[axis] if isinstance(index[axis], Tensor) else tensor(index[axis])
    if chosen.dtype is dtypes.bool:
        return masked(self, chosen)
    picked = wrap(runner.ask("index", self.id, reshape(chosen, -1).id, axis))
    return reshape(picked, list(self.shape[:axis]) + list(chosen.shape) + list(self.shape[axis + 1 :]))


def masked(self, mask):
    from torch._create import tensor

    lanes = [i for i, on in enumerate(reshape(mask, -1).tolist()) if on]
    rest = list(self.shape[mask.ndim :])
    return wrap(runner.ask("index", reshape(self, [-1] + rest).id, tensor(lanes, dtype=dtypes.int64).id, 0))


def setitem(self, index, value):
    index_ = index if isinstance(index, tuple) else (index,)
    if len(index_) == 1 and isinstance(index_[0], Tensor) and index_[0].dtype is dtypes.bool:
        from torch._functions import where

        copy_(self, where(index_[0], value, self))
    else:
        copy_(basic(self, index_), value)


def copy_(self, source, non_blocking=False):
    runner.ask("copy", self.id, operand(source))
    return self


def reshape(self, *shape):
    shape = known(self, flat(shape))
    source = self if self.is_contiguous() else contiguous(self)
    return view_of(source, shape, row_major(shape), source.offset)


def view(self, *shape):
    if len(shape) == 1 and isinstance(shape[0], dtypes.dtype):
        return wrap(runner.ask("view_type", self.id, shape[0].name))
    if not self.is_contiguous():
        raise RuntimeError("view size is not compatible with input tensor's size and stride: use .reshape(...) instead.")
    return reshape(self, *shape)


def known(self, shape):
    """A shape whose −1 is worked out."""
    if -1 in shape:
        rest = product([n for n in shape if n != -1])
        shape = [self.numel() // rest if n == -1 else n for n in shape]
    if product(shape) != self.numel():
        raise RuntimeError(f"shape '{shape}' is invalid for input of size {self.numel()}")
    return shape


def row_major(shape):
    return [product(shape[i + 1 :]) for i in range(len(shape))]


def contiguous(self):
    return self if self.is_contiguous() else clone(self)


def clone(self):
    return wrap(runner.ask("clone", self.id))


def transpose(self, a, b):
    order = list(range(self.ndim))
    order[a], order[b] = order[b], order[a]
    return permute(self, order)


def permute(self, *dims):
    order = [d % self.ndim for d in flat(dims)]
    return view_of(self, [self.shape[d] for d in order], [self.strides[d] for d in order], self.offset)


def t(self):
    return self if self.ndim < 2 else transpose(self, 0, 1)


def expand(self, *sizes):
    sizes = flat(sizes)
    extra = len(sizes) - self.ndim
    shape, strides = [1] * extra + list(self.shape), [0] * extra + list(self.strides)
    for d, size in enumerate(sizes):
        if size not in (-1, shape[d]):
            if shape[d] != 1:
                raise RuntimeError(f"The expanded size of the tensor ({size}) must match the existing size ({shape[d]}) at non-singleton dimension {d}.")
            shape[d], strides[d] = size, 0
    return view_of(self, shape, strides, self.offset)


def unsqueeze(self, dim):
    dim = dim % (self.ndim + 1)
    shape, strides = list(self.shape), list(self.strides)
    shape.insert(dim, 1)
    strides.insert(dim, 0)
    return view_of(self, shape, strides, self.offset)


def squeeze(self, dim=None):
    gone = [d for d in range(self.ndim) if self.shape[d] == 1 and (dim is None or d == dim % self.ndim)]
    keep = [d for d in range(self.ndim) if d not in gone]
    return view_of(self, [self.shape[d] for d in keep], [self.strides[d] for d in keep], self.offset)


def flatten(self, start_dim=0, end_dim=-1):
    first, last = start_dim % self.ndim, end_dim % self.ndim
    return reshape(self, list(self.shape[:first]) + [product(self.shape[first : last + 1])] + list(self.shape[last + 1 :]))


def as_strided(self, size, stride, storage_offset=None):
    return view_of(self, size, stride, self.offset if storage_offset is None else storage_offset)


def narrow(self, dim, start, length):
    return basic(self, (WHOLE,) * dim + (INDEX[start : start + length],))


def to(self, *targets, dtype=None, device=None, copy=False, non_blocking=False):
    for target in targets:
        if isinstance(target, dtypes.dtype):
            dtype = target
        elif isinstance(target, Tensor):
            dtype = target.dtype
    if dtype is None or dtype is self.dtype:
        return clone(self) if copy else self
    return wrap(runner.ask("cast", self.id, dtype.name))


def identity(self, *ignored, **options):
    return self


def requires_grad_(self, requires_grad=True):
    self.requires_grad = requires_grad
    return self


def detach(self):
    return view_of(self, self.shape, self.strides, self.offset)


def fill_(self, value):
    return copy_(self, value)


for _name, _function in {
    "__getitem__": getitem, "__setitem__": setitem, "copy_": copy_, "reshape": reshape, "view": view, "contiguous": contiguous,
    "clone": clone, "transpose": transpose, "permute": permute, "t": t, "expand": expand, "unsqueeze": unsqueeze, "squeeze": squeeze,
    "flatten": flatten, "as_strided": as_strided, "narrow": narrow, "to": to, "cpu": identity, "cuda": identity, "numpy": identity,
    "requires_grad_": requires_grad_, "detach": detach, "fill_": fill_, "ravel": flatten,
    "expand_as": lambda self, other: expand(self, other.shape), "view_as": lambda self, other: view(self, other.shape),
    "zero_": lambda self: copy_(self, 0), "type_as": lambda self, other: to(self, other.dtype),
    "T": property(lambda self: permute(self, list(range(self.ndim))[::-1])), "mT": property(lambda self: transpose(self, -1, -2)),
    "data": property(detach), "is_neg": lambda self: False, "is_conj": lambda self: False, "is_complex": lambda self: False,
    "get_device": lambda self: -1, "pin_memory": identity, "is_sparse": False, "is_quantized": False,
}.items():  # fmt: skip
    setattr(Tensor, _name, _function)

for _name, _dtype in {
    "float": dtypes.float32, "half": dtypes.float16, "bfloat16": dtypes.bfloat16, "double": dtypes.float64, "int": dtypes.int32,
    "long": dtypes.int64, "bool": dtypes.bool,
}.items():  # fmt: skip
    setattr(Tensor, _name, lambda self, _dtype=_dtype: to(self, _dtype))
