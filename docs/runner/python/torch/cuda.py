"""There is no GPU."""


def is_available():
    return False


def device_count():
    return 0


def synchronize(device=None):
    """Nothing runs elsewhere."""


def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    raise AttributeError(f"the runner has no GPU: no torch.cuda.{name}")
