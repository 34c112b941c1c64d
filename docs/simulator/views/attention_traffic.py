"""Naive attention writes seq × seq scores to device memory; flash attention never does."""

from .. import attention, gpus, model, traffic
from . import drawing, inputs, words

NAMES = ("naive", "flash")
TIMED = {"naive": "naive", "flash": "plain flash"}  # bytes are every flash kernel's, the time is the plain rung's
TITLE = "Attention: device memory held at once, and bytes moved"


def controls():
    return [
        inputs.gpu(gpus.gpu_names(), "H200"),
        inputs.powers("seq", "seq", 512, 1 << 18, 4096, words.count),
        inputs.slider("batch", "batch", (1, 2, 4, 8, 16, 32), 4),
        inputs.slider("heads", "heads", (1, 2, 4, 8, 16, 32, 64), 16),
        inputs.slider("head_dim", "head_dim", (64, 128), 128),
        inputs.dtype(),
    ]


def view(settings):
    size = tuple([settings[key] for key in ("batch", "heads", "seq", "head_dim")])
    gpu, dtype = settings["gpu"], settings["dtype"]
    both = {
        "naive": model.predict("attention", gpu, size, dtype, eager=True),
        "flash": model.predict("attention", gpu, size, dtype),
    }
    held = {"naive": attention.naive_peak_bytes(*size, dtype), "flash": traffic.attention_bytes(*size, dtype)}
    longest = attention.naive_longest_seq(gpu, settings["batch"], settings["heads"], settings["head_dim"], dtype)
    return {
        "picture": _picture(settings, both, held),
        "sentence": _sentence(settings, both, held, longest),
        "table": (
            ("attention", "held at once", "moved", "time, modelled"),
            [
                (TIMED[name], words.size(held[name]), words.size(both[name]["bytes"]), _time(both[name]))
                for name in NAMES
            ],
        ),
        "error": both["naive"]["error"],
    }


def _time(found):
    return "does not fit" if found["error"] else words.time(found["time_us"])


def _picture(settings, both, held):
    picture = drawing.Picture(262, settings["id"])
    capacity = gpus.find_gpu(settings["gpu"]).memory_bytes
    end = drawing.nice(max(capacity, held["naive"]))
    picture.text(0, 14, f"held at once ({settings['gpu']}: {words.plain(capacity / gpus.GIB)} GiB, dashed)")
    for name, y in (("naive", 22), ("flash", 64)):
        _bar(picture, y, f"{name}: {words.size(held[name])}", held[name], end, capacity)
    picture.line(100 * capacity / end, 30, 100 * capacity / end, 106, "ink", "sim-limit")
    moved = {name: both[name]["bytes"] for name in NAMES}
    picture.text(0, 134, f"moved ({words.times(moved['naive'] / moved['flash'])} the bytes for naive)")
    end = drawing.nice(max(moved["naive"], moved["flash"]))
    for name, y in (("naive", 142), ("flash", 184)):
        _bar(picture, y, f"{name}: {words.size(moved[name])}", moved[name], end, moved[name])
    picture.text(0, 252, "; ".join([f"{TIMED[name]}: {_time(both[name])}" for name in NAMES]) + " (modelled)")
    return picture.svg(f"{TITLE}, seq {words.count(settings['seq'])}, {settings['gpu']}")


def _bar(picture, y, label, amount, end, capacity):
    """Blue as far as the memory reaches, hatched beyond."""
    width, fits = 100 * amount / end, 100 * min(amount, capacity) / end
    picture.text(1.2, y + 12, label)
    picture.rect(0, y + 17, max(fits, 0.3), 18, "memory")
    if width > fits:
        picture.rect(fits, y + 17, width - fits, 18, "wasted")


def _sentence(settings, both, held, longest):
    ratio = words.times(held["naive"] / held["flash"])
    start = (
        f"At {words.count(settings['seq'])} tokens naive attention holds {words.size(held['naive'])}, {ratio} flash's"
    )
    if both["naive"]["error"]:
        return f"{start}: it does not fit. The longest that does has {words.count(longest)} tokens; flash goes on."
    return (
        f"{start}, and moves {words.size(both['naive']['bytes'])} against {words.size(both['flash']['bytes'])}; "
        f"it fits up to {words.count(longest)} tokens on the {settings['gpu']}."
    )
