"""The runner's small torch: tensors on the CPU, without gradients. What it lacks, it says by name."""

from torch._dtypes import (
    bfloat16, bool, dtype, finfo, float, float8_e4m3fn, float8_e4m3fnuz, float8_e5m2, float8_e5m2fnuz, float16, float32, float64, half, iinfo,
    int, int8, int16, int32, int64, long, short, uint8, uint16, uint32, uint64,
)  # fmt: skip
from torch._tensor import Size, Tensor, device, strided
from torch._create import (
    arange, empty, empty_like, empty_strided, eye, from_list, full, full_like, linspace, manual_seed, ones, ones_like, rand, rand_like, randint,
    randn, randn_like, randperm, tensor, zeros, zeros_like,
)  # fmt: skip
from torch._functions import (
    abs, add, allclose, amax, amin, any, all, argmax, argmin, bmm, broadcast_to, cat, ceil, chunk, clamp, cos, cumsum, div, equal, erf, exp, exp2,
    flip, floor, isclose, isfinite, isinf, isnan, is_tensor, log, log1p, log2, matmul, max, maximum, mean, min, minimum, mm, mul, neg, outer,
    permute, pow, relu, reshape, round, rsqrt, sigmoid, sign, sin, softmax, sqrt, square, stack, std, sub, sum, tanh, tril, triu, transpose,
    unsqueeze, var, vstack, where,
)  # fmt: skip
from torch._more import (
    addmm, argsort, as_strided, as_tensor, bincount, bitwise_and, bitwise_or, bitwise_xor, count_nonzero, cumprod, dot, gather, index_select, select,
    log_softmax, logical_and, logical_or, logical_xor, logsumexp, mv, norm, numel, prod, roll, sort, split, squeeze, tile, topk, unbind,
)  # fmt: skip
from torch._modes import enable_grad, inference_mode, is_grad_enabled, no_grad, set_grad_enabled
from torch import autograd, backends, cuda, nn, testing, version

__version__ = "2.13.0"
inf = nan = pi = None
from math import inf, nan, pi


def get_default_dtype():
    return float32


def set_printoptions(**options):
    """The runner always prints as torch does by default."""


def compile(model=None, **options):
    """Runs the function as it is: nothing is compiled here."""
    return model if model is not None else lambda function: function


def __getattr__(name):
    raise AttributeError(f"the runner's small torch has no torch.{name}")
