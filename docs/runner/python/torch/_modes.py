"""Gradients are never recorded; the mode is kept because code asks for it."""

_state = {"enabled": True}


def is_grad_enabled():
    return _state["enabled"]


class set_grad_enabled:
    """A context manager, or a decorator, that sets the mode."""

    def __init__(self, enabled):
        self.enabled, self.before = enabled, _state["enabled"]
        _state["enabled"] = enabled

    def __enter__(self):
        return self

    def __exit__(self, *error):
        _state["enabled"] = self.before


class _mode:
    def __init__(self, function=None):
        self.before = _state["enabled"]

    def __enter__(self):
        self.before, _state["enabled"] = _state["enabled"], self.enabled
        return self

    def __exit__(self, *error):
        _state["enabled"] = self.before

    def __call__(self, function):
        def wrapped(*args, **kwargs):
            with type(self)():
                return function(*args, **kwargs)

        return wrapped


class no_grad(_mode):
    enabled = False


class inference_mode(_mode):
    enabled = False


class enable_grad(_mode):
    enabled = True
