"""@triton.jit: calls and launches go to the walker, which has the function's source."""

import runner

#: Keywords of a launch that are no parameters of the kernel.
OPTIONS = (
    "num_warps", "num_stages", "num_ctas", "maxnreg", "debug", "grid", "warmup", "enable_fp_fusion", "launch_cooperative_grid",
    "launch_pdl", "sanitize_overflow", "default_dot_input_precision", "allow_fp8e4nv", "waves_per_eu", "matrix_instr_nonkdim", "kpack",
    "ir_override", "instrumentation_mode", "extern_libs", "allowed_dot_input_precisions", "max_num_imprecise_acc_default", "cluster_dims",
)  # fmt: skip


class CompiledKernel:
    """What a launch returns. Nothing was compiled."""

    def __init__(self, name):
        self.name = name

    def __getattr__(self, name):
        raise AttributeError(f"the runner compiles nothing: no {name} of {self.name}")


class JITFunction:
    def __init__(self, fn, do_not_specialize=(), noinline=False, debug=False, **options):
        self.fn = fn
        self.__name__ = fn.__name__
        self.do_not_specialize = do_not_specialize
        self.noinline = noinline
        self.debug = debug
        self.parts = None

    def __call__(self, *args, **kwargs):
        raise RuntimeError("Cannot call @triton.jit'd outside of the scope of a kernel")

    def __getitem__(self, grid):
        return lambda *args, **kwargs: self.run(*args, grid=grid, **kwargs)

    def bind(self, args, kwargs):
        """Key, arguments by name, and globals, once Python has matched arguments to parameters."""
        bound = self.fn(*args, **kwargs)
        if not isinstance(bound, tuple) or len(bound) != 3:
            raise NotImplementedError(f"the runner walks functions under @triton.jit only, and {self.__name__} is not")
        return bound

    def arguments(self, args, kwargs):
        return self.bind(args, {k: v for k, v in kwargs.items() if k not in OPTIONS})[1]

    def run(self, *args, grid=None, warmup=False, **kwargs):
        names, options = {}, {}
        for key, value in kwargs.items():
            (options if key in OPTIONS else names)[key] = value
        key, bound, _ = self.bind(args, names)
        where = grid(runner.merge(bound, options)) if callable(grid) else grid
        where = [int(extent) for extent in (where if isinstance(where, (tuple, list)) else (where,))]
        if not warmup:
            self.launch(where, bound, bool(options.get("debug", self.debug)))
        return CompiledKernel(self.__name__)

    def launch(self, grid, bound, debug):
        collector = Collector()
        index = collector.function(self)
        arguments = {name: collector.argument(value) for name, value in bound.items()}
        runner.ask("launch", {
            "kernel": index, "functions": collector.functions, "grid": grid, "arguments": arguments, "debug": debug,
            "general": list(self.do_not_specialize),
        })  # fmt: skip

    def warmup(self, *args, grid=None, **kwargs):
        return self.run(*args, grid=grid, warmup=True, **kwargs)


class ConstexprFunction:
    """A Python function that kernels call while compiling."""

    def __init__(self, fn):
        self.fn = fn
        self.__name__ = fn.__name__

    def __call__(self, *args, **kwargs):
        return self.fn(*args, **kwargs)

    def tagged(self):
        return ["p", runner.keep_function(self.fn), self.__name__]


class Collector:
    """Jitted functions that a launch reaches, each with its globals."""

    def __init__(self):
        self.functions, self.known = [], []

    def function(self, jitted):
        if jitted in self.known:
            return self.known.index(jitted)
        index = len(self.known)
        self.known.append(jitted)
        entry = {"noinline": jitted.noinline, "globals": {}}
        self.functions.append(entry)
        entry["key"], names = self.source(jitted)
        for name, thunk in names.items():
            try:
                value = thunk()
            except NameError:
                continue
            if not _is_pythons_own(name, value):
                entry["globals"][name] = self.constant(value)
        return index

    def source(self, jitted):
        """Key and globals: the body of the function gives them for any arguments."""
        if jitted.parts is None:
            jitted.parts = _call_with_nothing(jitted)
        return jitted.parts

    def constant(self, value):
        """A global, as a kernel may see it: numbers only as tl.constexpr."""
        if isinstance(value, JITFunction):
            return ["j", self.function(value)]
        if type(value).__name__ == "module":
            return ["m", value.__name__]
        if value is None or hasattr(value, "tagged"):
            return runner.tagged(value)
        return ["x", type(value).__name__]

    def argument(self, value):
        if isinstance(value, JITFunction):
            return ["j", self.function(value)]
        if isinstance(value, (tuple, list)):
            return ["t", [self.argument(item) for item in value]]
        return runner.tagged(value)


def _is_pythons_own(name, value):
    import builtins

    return getattr(builtins, name, _nothing) is value or runner.OWN.get(name) is value


_nothing = object()


def _call_with_nothing(jitted):
    """MicroPython does not say how many parameters a function has: try until the body answers."""
    for count in range(64):
        try:
            bound = jitted.bind([None] * count, {})
            return bound[0], bound[2]
        except TypeError:
            pass
    raise NotImplementedError(f"the runner cannot read {jitted.__name__}")


def jit(fn=None, **options):
    """Make a kernel or a device function of `fn`."""
    if fn is None:
        return lambda function: JITFunction(function, **{k: options[k] for k in options if k in ("do_not_specialize", "noinline", "debug")})
    return JITFunction(fn)


def constexpr_function(fn):
    return ConstexprFunction(fn)
