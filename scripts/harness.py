"""Timing on a GPU: correctness first, providers in shuffled turns, the copy of the same bytes among them.

A benchmark module (`scripts/benchmarks/<chapter>/<step>.py`) defines `cases()` and `work(case)`; a step whose measuring
is not "providers in turn" defines `rows(bench)` and yields finished rows.
"""

import functools
import math
import random
import statistics
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from types import ModuleType

import torch
from triton.testing import do_bench

ROUNDS = 5
SAMPLE_MS = 10  # measuring time of one provider in one round
TORCH_DTYPES = {"fp32": torch.float32, "fp16": torch.float16, "bf16": torch.bfloat16}
TIMER = {
    "name": "triton.testing.do_bench",
    "rounds": ROUNDS,
    "sample_ms": SAMPLE_MS,
    "cache": "L2 flushed before every call",
    "order": "all providers in every round, shuffled anew",
}

Provider = Callable[[], torch.Tensor]


@dataclass(frozen=True)
class Unavailable:
    """A peer that cannot run here; its row says why."""

    reason: str


def optional(peer: Callable[..., Provider]) -> Callable[..., Provider | Unavailable]:
    """The peer; or its reason, when setting it up raises: not installed, not for this GPU, not for this shape."""

    @functools.wraps(peer)
    def set_up(*arguments) -> Provider | Unavailable:
        try:
            return peer(*arguments)
        except ModuleNotFoundError as error:
            return Unavailable(f"{error.name} is not installed: `pip install --group peers`")
        except Exception as error:  # a peer may fail in any way: the record keeps its words
            return Unavailable(first_line(error))

    return set_up


@dataclass
class Work:
    """One case, ready to run: what to time, what is right, and the fewest bytes and operations it takes.

    `providers` maps a name to a call without arguments that returns the output. `reference` returns the exact result in
    float64 (None leaves correctness unchecked). `details` adds keys to a provider's row.
    """

    providers: dict[str, Provider | Unavailable]
    reference: Provider | None
    bytes: int
    flops: int
    tolerance: float
    details: dict[str, Callable[[], dict]] = field(default_factory=dict)
    copy: bool = True


class Bench:
    """Times providers on one GPU; `say` prints progress."""

    def __init__(self, say: Callable[[str], None] = print, device: str = "cuda"):
        self.say = say
        self.device = device

    def time(self, providers: dict[str, Provider], rounds: int = ROUNDS) -> dict[str, dict[str, float]]:
        """Device time, cold L2, in turn: {provider: {"p20_ms", "p50_ms", "p80_ms"}}."""
        samples: dict[str, list[float]] = {name: [] for name in providers}
        shuffled = random.Random(0)  # what ran just before decides how warm the GPU is
        for _ in range(rounds):
            for name in shuffled.sample(list(providers), len(providers)):
                torch.cuda.empty_cache()  # what another left behind, in pieces, may be half of all memory
                samples[name] += do_bench(providers[name], warmup=5, rep=SAMPLE_MS, return_mode="all")
        return {name: quantiles(times) for name, times in samples.items()}

    def rows(self, module: ModuleType) -> Iterator[dict]:
        """All rows of a benchmark module, in its order."""
        if hasattr(module, "rows"):
            yield from module.rows(self)
            return
        cases = module.cases()
        for number, case in enumerate(cases, start=1):
            shown = ", ".join(f"{key} {value}" for key, value in case.items())
            self.say(f"  [{number}/{len(cases)}] {shown}")
            yield from self._case_rows(case, module.work(case))
            torch.cuda.empty_cache()

    def _case_rows(self, case: dict, work: Work) -> list[dict]:
        running, failed, errors = self._check(work)
        if work.copy:
            running["copy"] = copy_of(work.bytes, TORCH_DTYPES[case["dtype"]], self.device)
        times = self.time(running)
        rows = []
        for name in [*work.providers, *(["copy"] if work.copy else [])]:
            row = {"case": case, "provider": name}
            if name in failed:
                rows.append(row | {"failed": failed[name]})
                continue
            row |= times[name] | {"bytes": work.bytes, "flops": 0 if name == "copy" else work.flops}
            row |= {"error": errors.get(name, 0.0 if name == "copy" else None)}
            rows.append(row | work.details.get(name, dict)())
        return rows

    def _check(self, work: Work) -> tuple[dict[str, Provider], dict[str, str], dict[str, float]]:
        """Run every provider once against the reference: a wrong result ends the run, a refusal makes a failed row."""
        exact = work.reference() if work.reference else None
        running, failed, errors = {}, {}, {}
        for name, provider in work.providers.items():
            if isinstance(provider, Unavailable):
                failed[name] = provider.reason
                continue
            try:
                output = provider()
                torch.cuda.synchronize()
            except Exception as error:  # a provider may fail in any way: the record keeps its words
                failed[name] = first_line(error)
                self.say(f"      {name} failed: {failed[name]}")
                continue
            if exact is not None:
                errors[name] = relative_error(output, exact)
                if not errors[name] <= work.tolerance:
                    raise SystemExit(f"{name} is wrong: relative L2 error {errors[name]:.2e} > {work.tolerance:.2e}")
            running[name] = provider
        return running, failed, errors


def relative_error(output: torch.Tensor, exact: torch.Tensor) -> float:
    """Relative L2 distance to the float64 result, in chunks so that the largest cases fit beside their inputs."""
    output, exact = output.reshape(-1), exact.reshape(-1)
    difference = norm = 0.0
    for start in range(0, exact.numel(), 1 << 26):
        want = exact[start : start + (1 << 26)].double()
        difference += (output[start : start + (1 << 26)].double() - want).square().sum().item()
        norm += want.square().sum().item()
    return math.sqrt(difference / norm) if norm else math.sqrt(difference)


def copy_of(total_bytes: int, dtype: torch.dtype, device: str) -> Provider:
    """`Tensor.copy_` that reads and writes `total_bytes` in all: the limit a memory-bound kernel is held against."""
    source = torch.randn(max(1, total_bytes // (2 * dtype.itemsize)), device=device).to(dtype)
    target = torch.empty_like(source)
    return lambda: target.copy_(source)


def quantiles(times_ms: list[float]) -> dict[str, float]:
    times_ms = times_ms if len(times_ms) > 1 else times_ms * 2
    p20, _, _, p80 = statistics.quantiles(times_ms, n=5, method="inclusive")
    p50 = statistics.median(times_ms)
    return {"p20_ms": round(p20, 6), "p50_ms": round(p50, 6), "p80_ms": round(p80, 6)}


def first_line(error: BaseException) -> str:
    """What an error says, short enough for a table: its first line that says anything."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    ptxas = [line for line in lines if line.startswith("ptxas fatal")]  # its first line says only that ptxas failed
    return f"{type(error).__name__}: {(ptxas or lines[:1] or ['no message'])[0]}"[:300]
