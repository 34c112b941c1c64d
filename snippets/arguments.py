"""Argument checks shared by the launchers: a bad argument is named, with its limit, before any kernel runs."""

import torch
from triton import knobs

DTYPES = (torch.float32, torch.float16, torch.bfloat16)
LARGEST_IN_32_BITS = 2**31 - 2**12  # of an axis, for kernels that walk along it in 32 bits, 4,096 at a time at most
FORWARD_AD = getattr(torch.autograd, "forward_ad", None)  # the book's runner, in the browser, has none


def check_tensors(**tensors: torch.Tensor) -> None:
    """Raise unless all named tensors share a supported dtype and a device that Triton can use.

    Errors: TypeError for something that is no dense tensor of fp32, fp16 or bf16, for one without memory of its own
    (inside vmap, or fake), or for mixed dtypes; ValueError for mixed devices, a device without a backend, bf16 in
    Triton's interpreter, or an input that would need a gradient.
    """
    first_name, first = next(iter(tensors.items()))
    for name, tensor in tensors.items():
        if not isinstance(tensor, torch.Tensor) or tensor.layout != torch.strided:
            raise TypeError(f"{name} must be a dense torch.Tensor, not {_describe(tensor)}")
        if tensor.dtype not in DTYPES:
            raise TypeError(f"{name} must be float32, float16 or bfloat16, not {_short(tensor.dtype)}")
        if tensor.dtype != first.dtype:
            raise TypeError(
                f"{name} is {_short(tensor.dtype)} but {first_name} is {_short(first.dtype)}: the dtypes must agree"
            )
        if tensor.device != first.device:
            raise ValueError(f"{name} is on {tensor.device} but {first_name} is on {first.device}")
    _check_backend(first_name, first)
    for name, tensor in tensors.items():
        _check_forward_only(name, tensor)
        _check_memory(name, tensor)


def check_axes(**tensors: torch.Tensor) -> None:
    """Raise ValueError for an axis that ends within a block of 2³¹: for products and attention, which add the two.

    Triton passes a size below 2³¹ in 32 bits, and the sum of such a size and a block overflows.
    """
    for name, tensor in tensors.items():
        for size in tensor.shape:
            if LARGEST_IN_32_BITS < size < 2**31:
                first = LARGEST_IN_32_BITS + 1
                raise ValueError(f"{name} has an axis of {size:,}: lengths from {first:,} to 2³¹ - 1 must be split")


def _check_backend(name: str, tensor: torch.Tensor) -> None:
    interpreting = knobs.runtime.interpret
    if tensor.device.type not in ("cuda", "cpu"):  # PyTorch's ROCm build answers as "cuda"
        raise ValueError(f"{name} is on {tensor.device}: move it to an NVIDIA or AMD GPU")
    if tensor.device.type != "cuda" and not interpreting:
        raise ValueError(f"{name} is on {tensor.device}: move it to a GPU, or set TRITON_INTERPRET=1 to run on the CPU")
    # The book's runner interprets too, and sets exact_bf16.
    if tensor.dtype == torch.bfloat16 and interpreting and not getattr(knobs.runtime, "exact_bf16", False):
        raise ValueError(f"{name} is bfloat16, which Triton's interpreter computes wrongly: use float32 or a GPU")


def _check_forward_only(name: str, tensor: torch.Tensor) -> None:
    if tensor.requires_grad and torch.is_grad_enabled():
        raise ValueError(
            f"{name} requires grad, and this kernel is forward only: "
            f"call it under torch.no_grad() or pass {name}.detach()"
        )
    if carries_tangent(tensor):
        raise ValueError(f"{name} carries a tangent, and this kernel computes none: pass unpack_dual({name}).primal")


def carries_tangent(tensor: torch.Tensor) -> bool:
    """Whether forward-mode differentiation follows it."""
    return bool(FORWARD_AD) and FORWARD_AD._current_level >= 0 and FORWARD_AD.unpack_dual(tensor).tangent is not None


def _check_memory(name: str, tensor: torch.Tensor) -> None:
    """What looks like a tensor may have no numbers, or not the ones that its memory holds."""
    if getattr(tensor, "is_nested", False):
        raise TypeError(f"{name} must be a dense torch.Tensor, not a nested tensor")
    if tensor.is_neg():  # a bit beside the data, which a kernel does not see: z.conj().imag has it
        raise ValueError(f"{name} is a lazily negated view: pass {name}.resolve_neg()")
    try:
        address = tensor.data_ptr()
    except RuntimeError:
        address = 0
    if not address and tensor.numel():
        raise TypeError(
            f"{name} has no memory that a kernel could read, as inside torch.func.vmap or torch.export, "
            f"or if it is fake or freed: pass a plain tensor, not this {type(tensor).__name__}"
        )


def _short(dtype: torch.dtype) -> str:
    return str(dtype).removeprefix("torch.")


def _describe(value: object) -> str:
    return f"a {value.layout} tensor" if isinstance(value, torch.Tensor) else type(value).__name__
