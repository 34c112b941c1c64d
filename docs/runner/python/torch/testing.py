"""torch.testing.assert_close."""

import runner
from torch import _dtypes as dtypes
from torch._create import tensor
from torch._tensor import Tensor

#: Relative and absolute tolerance by type.
TOLERANCES = {"float16": (1e-3, 1e-5), "bfloat16": (1.6e-2, 1e-5), "float32": (1.3e-6, 1e-5), "float64": (1e-7, 1e-7)}


def assert_close(actual, expected, rtol=None, atol=None, equal_nan=False, check_dtype=True, check_device=True, check_stride=False, msg=None):
    """Raise AssertionError, in torch's words, unless two tensors agree."""
    actual, expected = [value if isinstance(value, Tensor) else tensor(value) for value in (actual, expected)]
    if actual.shape != expected.shape:
        raise AssertionError(msg or f"The values for attribute 'shape' do not match: {actual.shape} != {expected.shape}.")
    if check_dtype and actual.dtype is not expected.dtype:
        raise AssertionError(msg or f"The values for attribute 'dtype' do not match: {actual.dtype} != {expected.dtype}.")
    pairs = [TOLERANCES.get(t.dtype.name, (0.0, 0.0)) for t in (actual, expected)]
    rtol = max([pair[0] for pair in pairs]) if rtol is None else rtol
    atol = max([pair[1] for pair in pairs]) if atol is None else atol
    found = runner.ask("closeness", actual.id, expected.id, rtol, atol, equal_nan)
    if not found["close"]:
        raise AssertionError(msg or _message(found, rtol, atol))


def _message(found, rtol, atol):
    share = 100 * found["mismatched"] / found["size"]
    return (
        f"Tensor-likes are not close!\n\nMismatched elements: {found['mismatched']} / {found['size']} ({share:.1f}%)\n"
        f"Greatest absolute difference: {found['largest']} (up to {atol} allowed)\n"
        f"Greatest relative difference: {found['relative']} (up to {rtol} allowed)"
    )
