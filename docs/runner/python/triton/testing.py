"""triton.testing without a clock: what measures says that it needs a GPU."""

import torch


def do_bench(fn, warmup=25, rep=100, grad_to_none=None, quantiles=None, return_mode="mean"):
    raise RuntimeError("0 active drivers ([]). There should only be one. (do_bench needs a GPU; the runner has no clock to trust)")


do_bench_cudagraph = do_bench


def assert_close(x, y, atol=None, rtol=None, err_msg=""):
    """Raise AssertionError unless x and y agree; the tolerances are Triton's defaults."""
    x, y = [value if isinstance(value, torch.Tensor) else torch.tensor(value) for value in (x, y)]
    torch.testing.assert_close(x.to(torch.float64), y.to(torch.float64), atol=1e-2 if atol is None else atol, rtol=0.0 if rtol is None else rtol)


class Benchmark:
    """What a measured plot would show."""

    def __init__(self, **settings):
        self.settings = settings


class Mark:
    """A measured function, which here can be looked at and not run."""

    def __init__(self, fn, benchmarks):
        self.fn, self.benchmarks = fn, benchmarks

    def run(self, **options):
        do_bench(self.fn)


def perf_report(benchmarks):
    return lambda fn: Mark(fn, benchmarks)
