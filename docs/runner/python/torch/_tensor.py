"""torch.Tensor: a strided view of memory that JavaScript holds."""

from builtins import bool as _bool
from builtins import float as _float
from builtins import int as _int

import runner
from torch import _dtypes as dtypes

strided = "torch.strided"


class device:
    """Where a tensor is said to be; here everything is in one memory."""

    def __init__(self, name="cpu", index=None):
        name = name.type if isinstance(name, device) else name
        self.type, _, number = name.partition(":")
        self.index = _int(number) if number else index

    def __repr__(self):
        return f"device(type='{self.type}')" if self.index is None else f"device(type='{self.type}', index={self.index})"

    def __str__(self):
        return self.type if self.index is None else f"{self.type}:{self.index}"

    def __eq__(self, other):
        return isinstance(other, device) and str(self) == str(other)

    def __hash__(self):
        return hash(str(self))


class Size(tuple):
    """A tensor's shape."""

    def numel(self):
        return product(self)

    def __repr__(self):
        return f"torch.Size([{', '.join([str(n) for n in self])}])"

    __str__ = __repr__


def product(numbers):
    result = 1
    for n in numbers:
        result *= n
    return result


def wrap(described):
    """A Tensor for what JavaScript describes."""
    return Tensor(described)


def operand(value):
    """A tensor or a number, as JavaScript takes either."""
    if isinstance(value, Tensor):
        return ["T", value.id]
    if isinstance(value, (_bool, _int, _float)):
        return runner.tagged(value)
    raise TypeError(f"unsupported operand: {type(value).__name__}")


def flat(values):
    """Sizes given one by one, or as one sequence."""
    return list(values[0]) if len(values) == 1 and isinstance(values[0], (tuple, list)) else [_int(v) for v in values]


def axes_of(dim):
    return None if dim is None else list(dim) if isinstance(dim, (tuple, list)) else [dim]


class Tensor:
    def __init__(self, described):
        self.id = described["id"]
        self.dtype = dtypes.BY_NAME[described["dtype"]]
        self.shape = Size(described["shape"])
        self.strides, self.offset, self.address = tuple(described["strides"]), described["offset"], _int(described["address"])
        self.device, self.layout = device("cpu"), strided
        self.requires_grad, self.grad, self.is_cuda = False, None, False

    def tagged(self):
        return ["T", self.id]

    # -- what it is ------------------------------------------------------------------------------------------------

    @property
    def ndim(self):
        return len(self.shape)

    def dim(self):
        return len(self.shape)

    def numel(self):
        return product(self.shape)

    nelement = numel

    def size(self, dim=None):
        return self.shape if dim is None else self.shape[dim]

    def stride(self, dim=None):
        return self.strides if dim is None else self.strides[dim]

    def storage_offset(self):
        return self.offset

    def element_size(self):
        return self.dtype.itemsize

    @property
    def itemsize(self):
        return self.dtype.itemsize

    @property
    def nbytes(self):
        return self.numel() * self.dtype.itemsize

    def data_ptr(self):
        return self.address

    def is_floating_point(self):
        return self.dtype.is_floating_point

    def is_contiguous(self):
        expected = 1
        for extent, stride in zip(reversed(self.shape), reversed(self.strides)):
            if extent != 1 and stride != expected:
                return self.numel() == 0
            expected *= extent
        return True

    def __len__(self):
        if not self.shape:
            raise TypeError("len() of a 0-d tensor")
        return self.shape[0]

    def __repr__(self):
        return runner.ask("text", self.id)

    __str__ = __repr__

    def item(self):
        if self.numel() != 1:
            raise RuntimeError(f"a Tensor with {self.numel()} elements cannot be converted to Scalar")
        return self._numbers()[0]

    def _numbers(self):
        values = runner.ask("tolist", self.id)
        if self.dtype is dtypes.bool:
            return [_bool(v) for v in values]
        return [(_float if self.dtype.is_floating_point else _int)(v) for v in values]

    def tolist(self):
        values = self._numbers()
        for extent in reversed(self.shape[1:]):
            values = [values[i : i + extent] for i in range(0, len(values), extent)] if extent else []
        return values if self.shape else values[0]

    def __bool__(self):
        if self.numel() != 1:
            raise RuntimeError("Boolean value of Tensor with more than one value is ambiguous")
        return _bool(self.item())

    def __int__(self):
        return _int(self.item())

    def __float__(self):
        return _float(self.item())

    def __index__(self):
        return _int(self.item())

    def __iter__(self):
        return iter([self[i] for i in range(len(self))])

    def __hash__(self):
        return id(self)

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        raise AttributeError(f"the runner's small torch has no Tensor.{name}")
