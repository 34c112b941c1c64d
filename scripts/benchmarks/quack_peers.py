"""QuACK's matmul and softmax, written in CuTe DSL: peers from the optional packages of `--group peers`.

A peer that is not installed, or does not run on this machine, is `Unavailable`: its rows say why.
"""

import torch
from triton.testing import do_bench

from scripts.harness import Provider, optional

# (tile_m, tile_n, pingpong, swap_ab) in clusters of 2 × 1: the first is what QuACK takes unasked. Its full search, 44
# configs of 200 calls and more, takes two minutes for one matmul at 16,384.
TILES = [
    (128, 192, True, False),
    (128, 128, True, False),
    (128, 256, False, False),
    (256, 128, False, False),
    (256, 160, False, False),
    (256, 192, False, False),
    (128, 128, True, True),
]


@optional
def quack_softmax(x: torch.Tensor) -> Provider:
    """Softmax along the last axis of (rows, columns)."""
    from quack.softmax import softmax

    check_rows(x)
    return lambda: softmax(x)


@optional
def quack_matmul(a: torch.Tensor, b: torch.Tensor) -> Provider:
    """a (M, K) times b (K, N), with the fastest of TILES for this shape."""
    from quack import gemm_interface
    from quack.autotuner import AutotuneConfig
    from quack.gemm_config import get_all_configs

    check_rows(a)
    check_rows(b)

    def call() -> torch.Tensor:
        return gemm_interface.gemm(a, b)

    def use(config) -> None:  # a space of one: QuACK's own launch path, and no search
        gemm_interface.gemm_tuned.configs = [AutotuneConfig(config=config)]
        gemm_interface._gemm_iface_plan_cache.clear()

    def timed(config) -> float:
        use(config)
        try:
            return do_bench(call, warmup=5, rep=10, return_mode="median")
        except Exception:  # a config that does not fit the shape; if none fits, the call below says so
            return float("inf")

    hopper = [one for one in get_all_configs() if one.device_capacity == 9 and one.cluster_m == 2]
    use(min((one for one in hopper if described(one) in TILES), key=timed))
    call()  # the plan of this shape is kept: later calls only launch
    return call


def described(config) -> tuple[int, int, bool, bool]:
    return config.tile_m, config.tile_n, config.pingpong, config.swap_ab


def check_rows(matrix: torch.Tensor) -> None:
    """QuACK's own message for this is a page long."""
    if matrix.shape[1] * matrix.element_size() % 16:
        raise ValueError(f"not for {matrix.shape[1]:,} columns: it takes rows of a multiple of 16 bytes")
