"""triton.language.extra.libdevice, for kernels."""


def __getattr__(name):
    from triton.language import Builtin

    if name.startswith("__"):
        raise AttributeError(name)
    return Builtin(name, "triton.language.extra.libdevice")
