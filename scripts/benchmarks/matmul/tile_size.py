"""A heat map of tiles: the plain matmul at 8,192 cubed, config by config, with what each takes and why each lost."""

from collections.abc import Iterator

import torch
import triton

from scripts.benchmarks.matmul.tiled import TOLERANCE, inputs
from scripts.harness import Bench, first_line, relative_error
from snippets.matmul.tiled import matmul_kernel
from tests.matmul import oracle

SIZE = 8192
ROUNDS = 2  # a heat map compares cells, not percents: two rounds of ten milliseconds and more are enough
SIDES = (32, 64, 128, 256)


def configs() -> list[dict]:
    """Every tile of four heights and four widths, with 4 and 8 warps; then deeper, shallower and wider variants."""
    found = [tile(m, n, 64, warps, 3) for m in SIDES for n in SIDES for warps in (4, 8)]
    for m, n, warps in [(64, 128, 4), (128, 128, 4), (128, 128, 8), (128, 256, 8), (256, 128, 8)]:
        found += [
            tile(m, n, 32, warps, 5),
            tile(m, n, 128, warps, 2),
            tile(m, n, 64, warps, 2),
            tile(m, n, 64, warps, 4),
        ]
    found += [tile(128, 256, 128, 8, 3), tile(256, 256, 64, 16, 3), tile(256, 256, 32, 8, 4), tile(16, 256, 64, 4, 3)]
    return found


def tile(m: int, n: int, k: int, num_warps: int, num_stages: int) -> dict:
    shape = {"BLOCK_M": m, "BLOCK_N": n, "BLOCK_K": k, "GROUP_M": 8}
    return shape | {"num_warps": num_warps, "num_stages": num_stages}


def rows(bench: Bench) -> Iterator[dict]:
    yield from tile_rows(bench, SIZE, configs())


def tile_rows(bench: Bench, size: int, tiles: list[dict]) -> Iterator[dict]:
    """One row a config, in order: times and resources, or the message with which it failed."""
    shape = {"M": size, "N": size, "K": size, "dtype": "bf16"}
    a, b = inputs(shape)
    c, exact = torch.empty(size, size, device=a.device, dtype=a.dtype), oracle.matmul(a, b)
    common = {"bytes": 3 * size * size * a.element_size(), "flops": 2 * size**3}
    for number, config in enumerate(tiles, start=1):
        row = {"case": shape | config, "provider": "triton:plain"}
        bench.say(f"  [{number}/{len(tiles)}] " + ", ".join(f"{key} {value}" for key, value in config.items()))
        try:
            used, error = checked(a, b, c, config, exact)
        except Exception as failure:  # OutOfResources, ptxas giving up: why a config lost is what this row is for
            yield row | {"failed": first_line(failure)}
            continue
        times = bench.time({"it": lambda config=config: start(a, b, c, config)}, rounds=ROUNDS)["it"]
        yield row | times | common | {"error": error} | used


def checked(a, b, c, config: dict, exact: torch.Tensor) -> tuple[dict, float]:
    """What the kernel takes of the machine, and its error; a wrong result ends the run."""
    c.fill_(float("nan"))
    kernel = start(a, b, c, config)
    torch.cuda.synchronize()
    error = relative_error(c, exact)
    if not error <= TOLERANCE["bf16"]:
        raise SystemExit(f"{config} is wrong: relative L2 error {error:.2e}")
    used = {"shared_bytes": kernel.metadata.shared, "registers": kernel.n_regs, "spills": kernel.n_spills}
    return used | {"programs": programs(c, config)}, error


def start(a: torch.Tensor, b: torch.Tensor, c: torch.Tensor, config: dict):
    """Launch the plain kernel; returns the compiled kernel."""
    (M, K), N = a.shape, b.shape[1]
    return matmul_kernel[(programs(c, config),)](a, b, c, M, N, K, *a.stride(), *b.stride(), **config)


def programs(c: torch.Tensor, config: dict) -> int:
    return triton.cdiv(c.shape[0], config["BLOCK_M"]) * triton.cdiv(c.shape[1], config["BLOCK_N"])
