"""There is no GPU."""


def is_available():
    return False


def device_count():
    return 0


def get_device_properties(device=None):
    raise RuntimeError("the runner has no GPU to describe")


get_device_capability = get_device_name = current_stream = get_device_properties


def synchronize(device=None):
    """Nothing runs elsewhere."""


class device_of:
    """Launches happen where they happen."""

    def __init__(self, tensor):
        self.tensor = tensor

    def __enter__(self):
        return self

    def __exit__(self, *error):
        return False


device = device_of


def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    raise AttributeError(f"the runner has no GPU: no torch.cuda.{name}")
