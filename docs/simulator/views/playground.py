"""Any kernel of the book on any two GPUs: time, bound, resources, timeline."""

from .. import configs, gpus, model, traffic
from . import drawing, inputs, stages, words

TITLE = "Two GPUs, one kernel"
TABLE_OPEN = True
DEFAULT = "default"
SIZES = (
    ("n", 1 << 24),
    ("rows", 8192),
    ("columns", 8192),
    ("M", 4096),
    ("N", 4096),
    ("K", 4096),
    ("batch", 4),
    ("heads", 16),
    ("seq", 4096),
    ("head_dim", 128),
)
CONFIG = (
    ("BLOCK", (64, 128, 256, 512, 1024, 2048, 4096, 8192)),
    ("ROWS", (1, 2, 4, 8, 16, 32)),
    ("BLOCK_M", (16, 32, 64, 128, 256)),
    ("BLOCK_N", (16, 32, 64, 128, 256)),
    ("BLOCK_K", (16, 32, 64, 128, 256)),
    ("GROUP_M", (1, 2, 4, 8, 16)),
    ("num_warps", (1, 2, 4, 8, 16, 32)),
    ("num_stages", (1, 2, 3, 4, 5, 6, 7, 8)),
)


def controls():
    names = gpus.gpu_names()
    found = [
        inputs.choice("kernel", "kernel", model.kernel_names(), "matmul"),
        inputs.gpu(names, "H200"),
        inputs.gpu(names, "MI300X", "other", "beside it"),
        inputs.dtype(),
    ]
    found += [inputs.number(key, key, default) for key, default in SIZES]
    found += [inputs.choice(key, key, (DEFAULT,) + values, DEFAULT) for key, values in CONFIG]
    for kernel in sorted(configs.RUNGS):
        found.append(inputs.choice(_rung(kernel), f"{kernel} rung", (DEFAULT,) + tuple(configs.RUNGS[kernel]), DEFAULT))
    found.append(inputs.switch("causal", "causal"))
    found.append(inputs.switch("eager", "eager, or naive"))
    found.append(inputs.switch("ideal", "ideal"))
    return found


def _rung(kernel):
    return f"{kernel}_rung"


def hidden(kernel):
    """Keys of the controls that say nothing about `kernel`."""
    usual = [dict(SIZES)[key] for key in traffic.KERNELS[kernel]]
    known = configs.resolve(kernel, "H200", usual, "bf16")
    keys = [key for key, _ in SIZES if key not in traffic.KERNELS[kernel]]
    keys += [key for key, _ in CONFIG if key not in known or kernel == "copy"]
    keys += [_rung(name) for name in sorted(configs.RUNGS) if name != kernel]
    if kernel != "attention":
        keys.append("causal")
    if kernel not in ("activation", "softmax", "attention"):
        keys.append("eager")
    return keys


def view(settings):
    kernel = settings["kernel"]
    away = hidden(kernel)
    size = [settings[key] for key in traffic.KERNELS[kernel]]
    config = {key: settings[key] for key, _ in CONFIG if key not in away and settings[key] != DEFAULT}
    if kernel in configs.RUNGS and settings[_rung(kernel)] != DEFAULT:
        config["rung"] = settings[_rung(kernel)]
    switches = {key: settings[key] and key not in away for key in ("causal", "eager", "ideal")}
    runs = [
        (name, model.predict(kernel, name, size, settings["dtype"], config, **switches))
        for name in (settings["gpu"], settings["other"])
    ]
    return {
        "picture": _picture(settings, runs),
        "sentence": _sentence(settings, size, runs),
        "table": (("what", runs[0][0], runs[1][0]), _rows(runs)),
        "error": _errors(runs),
        "hidden": away,
    }


def _errors(runs):
    return "\n".join([f"{name}: {found['error']}" for name, found in runs if found["error"]]) or None


ROWS = (
    (
        "time, modelled",
        lambda found: words.time(found["time_us"]) if found["time_us"] is not None else "does not launch",
    ),
    ("bound by", lambda found: found["bound"] or "–"),
    ("bytes moved", lambda found: words.size(found["bytes"])),
    ("rate", lambda found: _rate(found, "bytes")),
    ("arithmetic", lambda found: _rate(found, "flops")),
    ("shared memory a program", lambda found: f"{words.count(found['shared_bytes'])} bytes"),
    ("occupancy", lambda found: f"{words.fixed(found['occupancy'])}, by {found['limiter']}"),
    ("config", lambda found: ", ".join([f"{key} {found['config'][key]}" for key in sorted(found["config"])]) or "–"),
)


def _rate(found, what):
    if not found["time_us"] or not found[what]:
        return "–"
    unit = "TB/s" if what == "bytes" else "TFLOP/s"
    return f"{words.significant(found[what] / found['time_us'] / 1e6)} {unit}"


def _rows(runs):
    return [[name] + [show(found) for _, found in runs] for name, show in ROWS]


def _picture(settings, runs):
    picture = drawing.Picture(2 * 62 + 24, settings["id"])
    longest = max([found["time_us"] or 0 for _, found in runs])
    end = drawing.nice(longest or 1)
    if longest:
        drawing.time_axis(picture, 2 * 62 + 4, end, words.time, 2)
    for i in range(2):
        _track(picture, i * 62 + 16, runs[i][0], runs[i][1], end)
    return picture.svg(f"{TITLE}: timeline of {settings['kernel']} on the {runs[0][0]} and the {runs[1][0]}")


def _track(picture, y, name, found, end):
    if found["error"]:
        picture.text(0.5, y, f"{name}: does not launch", kind="wasted")
        return
    picture.text(0.5, y, f"{name}: {words.time(found['time_us'])}, bound by {found['bound']}")
    for event in found["events"]:
        start, width = 100 * event["start_us"] / end, 100 * event["duration_us"] / end
        launch = min(width, 100 * event["launch_us"] / end)
        picture.rect(start, y + 8, launch, drawing.BAR, "launch")
        kind = "compute" if event["bound"] == "compute" else "memory"
        picture.rect(start + launch, y + 8, max(0, width - launch - 0.25), drawing.BAR, kind)
        if width > 16:
            picture.text(start + width / 2, y + 25, event["name"], "middle", "paper")


def _sentence(settings, size, runs):
    shape = " × ".join([words.count(one) for one in size])
    start = f"{settings['kernel']} of {shape}, {settings['dtype']}: "
    parts = []
    for name, found in runs:
        if found["error"]:
            parts.append(f"does not launch on the {name}")
        else:
            parts.append(f"{words.time(found['time_us'])} on the {name}, bound by {found['bound']}")
    text = start + "; ".join(parts)
    first, second = runs[0][1]["time_us"], runs[1][1]["time_us"]
    if first and second and runs[0][0] != runs[1][0]:
        faster = runs[0][0] if first <= second else runs[1][0]
        text += (
            f". The {faster} takes {words.significant(min(first, second) / max(first, second), 2)} of the other's time"
        )
    return text + "." + "".join([" " + _way_out(settings, name, found) for name, found in runs if found["error"]])


def _way_out(settings, name, found):
    """What would launch instead, on GPU `name`."""
    if "out of memory" in found["error"]:
        naive = settings["kernel"] == "attention" and settings["eager"]
        return f"Way out on the {name}: " + ("flash attention, which keeps no scores." if naive else "a smaller size.")
    if settings["kernel"] != "matmul":
        return f"Way out on the {name}: a smaller block, fewer stages or fewer warps."
    tried = dict(found["config"])
    tried.update({"gpu": name, "dtype": settings["dtype"]})
    return f"On the {name}: {stages.way_out(tried)}"
