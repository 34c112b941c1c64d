"""The controls of an instrument: what they are called, what they can be set to, and reading what was set.

A setting arrives as text, from the page or from a link, and leaves as a value or as a ValueError that names it.
"""

from collections import namedtuple

from ..checks import whole

Control = namedtuple("Control", ("key", "label", "kind", "choices", "texts", "default"))


def choice(key, label, choices, default, texts=None):
    """A list to choose from."""
    return Control(key, label, "choice", list(choices), list(texts or [str(one) for one in choices]), default)


def slider(key, label, choices, default, texts=None):
    """A slider over listed values, which is spoken as the value's text and never as its place in the list."""
    return Control(key, label, "slider", list(choices), list(texts or [str(one) for one in choices]), default)


def number(key, label, default, lowest=1, highest=1 << 40):
    """A whole number that is typed."""
    return Control(key, label, "number", [lowest, highest], [], default)


def switch(key, label, default=False):
    """On or off."""
    return Control(key, label, "switch", [False, True], ["off", "on"], default)


def gpu(names, default="H100 SXM", key="gpu", label="GPU"):
    """Which GPU of the table."""
    return choice(key, label, names, default)


def dtype(default="bf16"):
    return choice("dtype", "dtype", ("bf16", "fp16", "fp32"), default)


def powers(key, label, lowest, highest, default, text=str, more=()):
    """A slider over powers of two, and the values `more` between them."""
    values = [1 << i for i in range(48) if lowest <= 1 << i <= highest]
    values = sorted(set(values + list(more)))
    return slider(key, label, values, default, [text(value) for value in values])


def with_defaults(controls, given):
    """`controls` with other defaults. Errors: ValueError for a key or value that there is not."""
    known = [control.key for control in controls]
    for key in given:
        if key not in known:
            raise ValueError(f"there is no control {key!r}; there are " + ", ".join(known))
    return [_with_default(control, given) for control in controls]


def _with_default(control, given):
    if control.key not in given:
        return control
    value = given[control.key]
    if control.kind == "number":
        value = whole(control.label, value, control.choices[0], control.choices[1])
    elif value not in control.choices:
        raise ValueError(f"{control.label} must be one of {', '.join(control.texts)}, not {value!r}")
    return Control(control.key, control.label, control.kind, control.choices, control.texts, value)


def read(controls, given):
    """Settings by key from `given` texts; a control without one keeps its default."""
    return {control.key: _value(control, given.get(control.key, str(control.default))) for control in controls}


def _value(control, text):
    text = str(text)
    if control.kind == "number":
        return whole(control.label, _number(control.label, text), control.choices[0], control.choices[1])
    for value in control.choices:
        if str(value) == text or str(value).lower() == text:
            return value
    raise ValueError(f"{control.label} must be one of {', '.join(control.texts)}, not {text[:40]!r}")


def _number(label, text):
    """Digits, with commas or spaces between thousands; anything else is refused by its own text."""
    bare = text.replace(",", "").replace(" ", "").replace("_", "")
    if bare.isdigit() and len(bare) < 20:
        return int(bare)
    raise ValueError(f"{label} must be a whole number, not {text[:40]!r}" if text else f"{label} needs a number")
