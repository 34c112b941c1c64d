"""Launch a compiled kernel again without what Triton does before every launch."""

from triton.runtime import JITFunction


# --8<-- [start:launch]
class Launch:
    """kernel[programs](*arguments, **options), and from the second call on its compiled kernel alone.

    A launch by `kernel[programs]` asks of each argument what decides how a kernel is compiled: its type, whether it is
    1, whether 16 divides it. Only for callers whose answers are the same at every call, on one GPU.
    """

    def __init__(self, kernel: JITFunction, programs: tuple[int, ...], **options):
        self.kernel, self.programs, self.options = kernel, programs, options
        self.again, self.constants = None, []

    def __call__(self, *arguments) -> None:
        if self.again is not None:
            self.again(*arguments, *self.constants)  # on the stream that is current now
            return
        compiled = self.kernel[self.programs](*arguments, **self.options)
        if getattr(compiled, "module", None) is not None:  # on a GPU; the interpreter compiles nothing
            constants = self.kernel.params[len(arguments) :]
            self.constants = [self.options.get(one.name, one.default) for one in constants]
            self.again = compiled[(*self.programs, 1, 1)[:3]]


# --8<-- [end:launch]
