"""@triton.autotune and @triton.heuristics."""

import runner

from .errors import OutOfResources, PTXASError


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
    """Picks a configuration for each new key. With a `do_bench` of the caller's it tunes as Triton does; the runner itself has no
    clock to trust, so without one the first configuration that pruning leaves is taken."""

    def __init__(self, fn, configs, key, reset_to_zero, restore_value, pre_hook, post_hook, prune_configs_by, do_bench):
        super().__init__(fn)
        self.configs = configs or [Config({})]
        self.keys, self.reset_to_zero, self.restore_value = key, reset_to_zero or [], restore_value or []
        self.user_pre_hook, self.user_post_hook = pre_hook, post_hook
        self.prune = (prune_configs_by or {}).get("early_config_prune")
        self.do_bench = do_bench
        self.cache, self.configs_timings, self.best_config = {}, {}, None

    def run(self, *args, **kwargs):
        named = {k: v for k, v in kwargs.items() if k not in ("grid", "warmup")}
        conflicts = [k for k in self.configs[0].kwargs if k in named]
        if conflicts:
            raise ValueError(f"Conflicting meta-parameters: {', '.join(conflicts)}. Make sure that you don't re-define auto-tuned symbols.")
        self.best_config = config = self.choose(args, named, kwargs)
        if config.pre_hook is not None:
            config.pre_hook(self.everything(args, named, config))
        return self.fn.run(*args, **runner.merge(kwargs, config.all_kwargs()))

    def everything(self, args, named, config):
        """All arguments and meta-parameters of a launch with one configuration, by name."""
        bound = self.fn.arguments(args, runner.merge(named, config.kwargs))
        return runner.merge(bound, config.all_kwargs())

    def choose(self, args, named, kwargs):
        if len(self.configs) == 1:
            return self.configs[0]
        first = self.configs[0].kwargs
        bound = {k: v for k, v in self.everything(args, named, self.configs[0]).items() if k not in first}
        key = tuple([repr(bound.get(name)) for name in self.keys] + sorted([f"{k} {v.dtype}" for k, v in bound.items() if hasattr(v, "dtype")]))
        if key not in self.cache:
            configs = self.prune(self.configs, bound, **named) if self.prune else self.configs
            timed = self.do_bench is not None and len(configs) > 1
            self.cache[key] = self.tuned(configs, args, named, kwargs) if timed else configs[0]
        return self.cache[key]

    def tuned(self, configs, args, named, kwargs):
        self.configs_timings = runner.Dictionary([(config, self.bench(config, args, named, kwargs)) for config in configs])
        best = min(configs, key=lambda config: self.configs_timings[config][0])
        self.clear(self.everything(args, named, best))
        return best

    def bench(self, config, args, named, kwargs):
        """Times of one configuration; infinite when it does not fit."""
        everything = self.everything(args, named, config)

        def kernel_call():
            if config.pre_hook is not None:
                config.pre_hook(everything)
            copies = self.before(everything)
            self.fn.run(*args, **runner.merge(kwargs, config.all_kwargs()))
            self.after(everything, copies)

        try:
            return self.do_bench(kernel_call, quantiles=(0.5, 0.2, 0.8))
        except (OutOfResources, PTXASError):
            return [float("inf")] * 3

    def clear(self, everything):
        for name in self.reset_to_zero:
            everything[name].zero_()

    def before(self, everything):
        if self.user_pre_hook:
            self.user_pre_hook(everything)
            return {}
        self.clear(everything)
        return {name: everything[name].clone() for name in self.restore_value}

    def after(self, everything, copies):
        if self.user_post_hook:
            self.user_post_hook(everything, exception=None)
        for name, copy in copies.items():
            everything[name].copy_(copy)


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


def autotune(
    configs, key, prune_configs_by=None, reset_to_zero=None, restore_value=None, pre_hook=None, post_hook=None, warmup=None, rep=None,
    use_cuda_graph=False, do_bench=None, cache_results=False,
):  # fmt: skip
    return lambda fn: Autotuner(fn, configs, key, reset_to_zero, restore_value, pre_hook, post_hook, prune_configs_by, do_bench)


def heuristics(values):
    return lambda fn: Heuristics(fn, values)
