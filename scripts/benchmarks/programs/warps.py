"""BLOCK x num_warps: the add of 2^26 floats for every pair that gives a thread 1 to 128 elements."""

from collections.abc import Iterator

import torch
import triton

from docs.simulator.traffic import add_bytes
from scripts.benchmarks.programs.vector_add import TOLERANCE, inputs
from scripts.harness import Bench, copy_of, relative_error
from snippets.programs.vector_add import add_kernel
from tests.programs import oracle

N = 2**26
ROUNDS = 3  # a heat map compares cells, not percents
BLOCKS = [2**power for power in range(7, 16)]
WARPS = [1, 2, 4, 8, 16, 32]


def configs() -> list[tuple[int, int]]:
    return [(block, warps) for block in BLOCKS for warps in WARPS if 1 <= block // (32 * warps) <= 128]


def rows(bench: Bench) -> Iterator[dict]:
    case = {"n": N, "dtype": "fp32"}
    x, y = inputs(case)
    out, exact = torch.empty_like(x), oracle.add(x, y)
    common = {"bytes": add_bytes(N, "fp32"), "flops": N}
    copy = copy_of(common["bytes"], x.dtype, "cuda")
    for number, (block, warps) in enumerate(configs(), start=1):
        bench.say(f"  [{number}/{len(configs())}] block {block}, num_warps {warps}")

        def launch(block=block, warps=warps):
            return add_kernel[(triton.cdiv(N, block),)](x, y, out, N, BLOCK=block, num_warps=warps)

        out.fill_(float("nan"))
        kernel = launch()
        error = relative_error(out, exact)
        if not error <= TOLERANCE["fp32"]:
            raise SystemExit(f"block {block}, num_warps {warps} is wrong: relative L2 error {error:.2e}")
        here = case | {"block": block, "num_warps": warps}
        used = {"registers": kernel.n_regs, "spills": kernel.n_spills, "shared_bytes": kernel.metadata.shared}
        times = bench.time({"triton": launch, "copy": copy}, rounds=ROUNDS)
        yield {"case": here, "provider": "triton", **times["triton"], **common, "error": error, **used}
        yield {"case": here, "provider": "copy", **times["copy"], **common, "flops": 0, "error": 0.0}
