"""The matmul to use: a rung for the shape at hand, and of its tiles the one that a short search finds fastest."""

import threading
from collections.abc import Callable

import torch
import triton
from triton import knobs

from snippets.arguments import carries_tangent
from snippets.matmul import machine, persistent, skinny, tiled
from snippets.matmul.launching import Launch
from snippets.matmul.machine import gpu_of
from snippets.matmul.persistent import persistent_matmul_kernel, set_block_shapes
from snippets.matmul.tiled import check_operands, matmul_kernel
from snippets.matmul.timing import device_times

FINALISTS = 4  # compiled and timed on first use: less than a second each


# --8<-- [start:configs]
def config(m: int, n: int, k: int, num_warps: int, num_stages: int, slices: int = 1, group: int = 8) -> triton.Config:
    """A tile of the persistent kernel; the hook shapes its descriptors."""
    shape = {"BLOCK_M": m, "BLOCK_N": n, "BLOCK_K": k, "GROUP_M": group, "SLICES": slices}
    return triton.Config(shape, num_warps=num_warps, num_stages=num_stages, pre_hook=set_block_shapes)


CONFIGS = [
    config(128, 256, 64, num_warps=8, num_stages=4, slices=2),
    config(128, 256, 64, num_warps=8, num_stages=4, slices=2, group=4),
    config(128, 256, 64, num_warps=8, num_stages=3, group=16),
    config(256, 128, 64, num_warps=8, num_stages=4, slices=2),
    config(128, 128, 64, num_warps=4, num_stages=4),
    config(128, 128, 64, num_warps=8, num_stages=5),
    config(128, 128, 128, num_warps=8, num_stages=3),
    config(64, 256, 64, num_warps=4, num_stages=4, slices=2),
    config(64, 128, 128, num_warps=4, num_stages=4),
    config(64, 128, 64, num_warps=4, num_stages=6),
    config(128, 64, 128, num_warps=4, num_stages=4),
    config(64, 64, 128, num_warps=4, num_stages=6),
    config(64, 64, 64, num_warps=4, num_stages=8),
]
# --8<-- [end:configs]


def plain_config(m: int, n: int, k: int, num_warps: int, num_stages: int) -> triton.Config:
    shape = {"BLOCK_M": m, "BLOCK_N": n, "BLOCK_K": k, "GROUP_M": 8}
    return triton.Config(shape, num_warps=num_warps, num_stages=num_stages)


# For GPUs without a copy engine, and for fp32: smaller tiles and fewer stages fit 64 KiB of LDS.
PLAIN_CONFIGS = [
    plain_config(128, 128, 64, num_warps=4, num_stages=3),
    plain_config(128, 256, 64, num_warps=8, num_stages=3),
    plain_config(256, 128, 64, num_warps=8, num_stages=3),
    plain_config(256, 256, 32, num_warps=8, num_stages=3),
    plain_config(256, 256, 64, num_warps=8, num_stages=2),
    plain_config(128, 128, 32, num_warps=8, num_stages=4),
    plain_config(64, 128, 64, num_warps=4, num_stages=3),
    plain_config(128, 64, 32, num_warps=4, num_stages=3),
    plain_config(64, 64, 64, num_warps=4, num_stages=3),
    plain_config(64, 64, 32, num_warps=4, num_stages=2),
    plain_config(64, 64, 16, num_warps=4, num_stages=3),
]


# --8<-- [start:prune]
def cycles(M: int, N: int, K: int, tile: dict, item_bytes: int, multiprocessors: int) -> float:
    """What a config should take, in clock cycles: the waves of tiles, each as long as its slower half.

    One SM multiplies 2,048 pairs (bf16) and takes 64 bytes from L2 a cycle; 60 more pass between two steps along K.
    """
    m, n, k = tile["BLOCK_M"], tile["BLOCK_N"], tile["BLOCK_K"]
    step = max(m * n * k / 2048, (m + n) * k * item_bytes / 64) + 60
    waves = triton.cdiv(triton.cdiv(M, m) * triton.cdiv(N, n), multiprocessors)
    return waves * triton.cdiv(K, k) * step


def finalists(configs: list[triton.Config], arguments: dict, **rest) -> list[triton.Config]:
    """The few configs worth compiling for this shape: those that fit, the shortest by `cycles` first."""
    found = arguments | rest
    c, sizes = found["c_ptr"], [found[size] for size in ("M", "N", "K")]
    fitting = [one for one in configs if fits(one, c)] or configs[-1:]

    def expected(one: triton.Config) -> float:
        return cycles(*sizes, one.kwargs, c.element_size(), machine.multiprocessors(c))

    return sorted(fitting, key=expected)[:FINALISTS]


def fits(one: triton.Config, c: torch.Tensor) -> bool:
    """Whether its stages fit in shared memory, and for fp32, which no tensor core multiplies, its tile in registers."""
    m, n, k = (one.kwargs[key] for key in ("BLOCK_M", "BLOCK_N", "BLOCK_K"))
    buffers = one.num_stages - machine.keeps_one_buffer_fewer()
    small = c.element_size() < 4 or (m * n <= 8192 and k <= 32)
    return small and buffers * (m + n) * k * c.element_size() <= machine.shared_bytes(c)


# --8<-- [end:prune]


# --8<-- [start:tune]
def tune(kernel, configs: list[triton.Config], key: list[str]):
    """The kernel, tuned anew for each value of `key`; without a GPU there is nothing to time, and the first serves."""
    configs = configs[:1] if knobs.runtime.interpret else configs
    prune = {"early_config_prune": finalists}
    return triton.autotune(configs, key=key, prune_configs_by=prune, do_bench=device_times)(kernel)


tuned_kernel = tune(persistent_matmul_kernel, CONFIGS, ["M", "N", "K", "A_FLIPPED", "B_FLIPPED", "C_ALIGNED"])
tuned_plain_kernel = tune(matmul_kernel, PLAIN_CONFIGS, ["M", "N", "K", "a_column_stride", "b_column_stride"])
# --8<-- [end:tune]


# --8<-- [start:launch]
TUNING = threading.RLock()  # Triton's tuner serves one thread at a time
LAUNCHERS: dict[tuple, Callable] = {}  # by layout: deciding a launch anew takes longer than a small matmul


def matmul(a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
    """a @ b for a (M, K) and b (K, N), any strides: a new, contiguous (M, N) in their dtype; sums in fp32.

    The first call with a new shape times a few tiles, which takes seconds; later ones remember the fastest. Errors:
    TypeError for a dtype other than fp32, fp16, bf16; ValueError for shapes that do not multiply, or an axis just below
    2**31.
    """
    layout = layouts(a, b)
    launch = LAUNCHERS.get(layout)
    if launch is None:
        check_operands(a, b)
        with gpu_of(a):
            launch = choose(a, b)
        if layout is not None:
            LAUNCHERS[layout] = launch
    with gpu_of(a):
        return launch(a, b)


def layouts(a: torch.Tensor, b: torch.Tensor) -> tuple | None:
    """All of the operands that a check or a launch depends on; None for what must be refused, or is empty."""
    try:
        addresses = a.data_ptr(), b.data_ptr()
        if 0 in addresses or carries_tangent(a) or carries_tangent(b):
            return None
        return (
            *(a.shape, a.stride(), a.dtype, a.device, addresses[0] % 16, a.is_neg()),
            *(b.shape, b.stride(), b.dtype, b.device, addresses[1] % 16, b.is_neg()),
            (a.requires_grad or b.requires_grad) and torch.is_grad_enabled(),
        )
    except (AttributeError, RuntimeError):  # a list has no data_ptr, and a sparse tensor no stride
        return None


def choose(a: torch.Tensor, b: torch.Tensor) -> Callable[[torch.Tensor, torch.Tensor], torch.Tensor]:
    """The rung for these operands, with its fastest tile, ready to launch."""
    if 0 in (*a.shape, *b.shape):
        return tiled.matmul
    if a.shape[0] <= skinny.MOST_ROWS:
        return skinny.launcher(a, b, skinny.splits_for(b.shape[1], b.shape[0], machine.multiprocessors(a)))
    with TUNING:
        if machine.has_copy_engine() and a.element_size() == 2 and max(*a.shape, *b.shape) <= persistent.MOST:
            persistent.search(a, b, tuned_kernel)
            return persistent.launcher(a, b, tuned_kernel.best_config.all_kwargs())
        return plain_launcher(a, b)


def plain_launcher(a: torch.Tensor, b: torch.Tensor) -> Callable[[torch.Tensor, torch.Tensor], torch.Tensor]:
    """By the tuned plain kernel: fp32 everywhere, and all of it on GPUs without a copy engine."""
    (M, K), N = a.shape, b.shape[1]
    strides = *a.stride(), *b.stride()
    c = a.new_empty((M, N))
    tuned_plain_kernel[lambda meta: (persistent.tiles(M, N, meta),)](a, b, c, M, N, K, *strides)
    tile = tuned_plain_kernel.best_config.all_kwargs()
    start = Launch(matmul_kernel, (persistent.tiles(M, N, tile),), **tile)

    def launch(a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
        c = a.new_empty((M, N))
        start(a, b, c, M, N, K, *strides)
        return c

    return launch


# --8<-- [end:launch]
