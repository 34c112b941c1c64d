"""@triton.autotune and @triton.heuristics. Nothing is measured here: the first configuration that survives pruning runs."""

import runner


class Config:
    """Values of meta-parameters, and how a kernel is compiled."""

    def __init__(self, kwargs, num_warps=4, num_stages=3, num_ctas=1, maxnreg=None, pre_hook=None, ir_override=None):
        self.kwargs, self.num_warps, self.num_stages = kwargs, num_warps, num_stages
        self.num_ctas, self.maxnreg, self.pre_hook, self.ir_override = num_ctas, maxnreg, pre_hook, ir_override

    def all_kwargs(self):
        named = {"num_warps": self.num_warps, "num_ctas": self.num_ctas, "num_stages": self.num_stages, "maxnreg": self.maxnreg}
        return runner.merge(self.kwargs, {k: v for k, v in named.items() if v is not None})

    def __str__(self):
        parts = [f"{k}: {v}" for k, v in self.kwargs.items()]
        parts += [f"num_warps: {self.num_warps}", f"num_ctas: {self.num_ctas}", f"num_stages: {self.num_stages}", f"maxnreg: {self.maxnreg}"]
        return ", ".join(parts)

    __repr__ = __str__


class _Wrapped:
    """A kernel inside a decorator: launches go through `run`."""

    def __init__(self, fn):
        self.fn = fn
        self.__name__ = fn.__name__

    def __getitem__(self, grid):
        return lambda *args, **kwargs: self.run(*args, grid=grid, **kwargs)

    def __call__(self, *args, **kwargs):
        raise RuntimeError("Cannot call @triton.jit'd outside of the scope of a kernel")

    def arguments(self, args, kwargs):
        return self.fn.arguments(args, kwargs)

    def warmup(self, *args, grid=None, **kwargs):
        return self.run(*args, grid=grid, warmup=True, **kwargs)


class Autotuner(_Wrapped):
    def __init__(self, fn, configs, key, reset_to_zero=None, restore_value=None, pre_hook=None, post_hook=None, prune_configs_by=None, **options):
        super().__init__(fn)
        self.configs = configs or [Config({})]
        self.keys = key
        self.prune = (prune_configs_by or {}).get("early_config_prune")
        self.cache = {}
        self.best_config = None

    def run(self, *args, **kwargs):
        named = {k: v for k, v in kwargs.items() if k not in ("grid", "warmup")}
        conflicts = [k for k in self.configs[0].kwargs if k in named]
        if conflicts:
            raise ValueError(f"Conflicting meta-parameters: {', '.join(conflicts)}. Make sure that you don't re-define auto-tuned symbols.")
        config = self.choose(args, named)
        self.best_config = config
        if config.pre_hook is not None:
            config.pre_hook(runner.merge(self.fn.arguments(args, runner.merge(named, config.kwargs)), config.all_kwargs()))
        return self.fn.run(*args, **runner.merge(kwargs, config.all_kwargs()))

    def choose(self, args, named):
        configs = self.configs
        if self.prune:
            bound = self.fn.arguments(args, runner.merge(named, configs[0].kwargs))
            configs = self.prune(configs, {k: v for k, v in bound.items() if k not in configs[0].kwargs}, **named)
        return configs[0]


class Heuristics(_Wrapped):
    def __init__(self, fn, values):
        super().__init__(fn)
        self.values = values

    def arguments(self, args, kwargs):
        return self.fn.arguments(args, self.filled(args, kwargs))

    def filled(self, args, kwargs):
        """Keywords with the heuristics' values added, each computed from all arguments so far."""
        full = dict(kwargs)
        for name in self.values:
            full.setdefault(name, None)
        bound = runner.merge(self.fn.arguments(args, {k: v for k, v in full.items() if k not in ("grid", "warmup")}), kwargs)
        for name, value in self.values.items():
            full[name] = bound[name] = value(bound)
        return full

    def run(self, *args, **kwargs):
        return self.fn.run(*args, **self.filled(args, kwargs))


def autotune(configs, key, prune_configs_by=None, reset_to_zero=None, restore_value=None, pre_hook=None, post_hook=None, warmup=None, rep=None, use_cuda_graph=False, do_bench=None, cache_results=False):
    return lambda fn: Autotuner(fn, configs, key, prune_configs_by=prune_configs_by)


def heuristics(values):
    return lambda fn: Heuristics(fn, values)
