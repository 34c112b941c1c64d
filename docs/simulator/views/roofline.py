"""The roofline: what a kernel can reach, given how many FLOPs it does for each byte it moves."""

from .. import gpus, model, traffic
from . import drawing, inputs, words

TITLE = "Roofline"
LOW, HIGH = 1 / 16, 4096.0  # FLOPs a byte
TOP, BOTTOM, HEIGHT = 26, 250, 290  # px
MULTIPLES = (1, 2, 4)
ROWS = COLUMNS = 8192
ABOVE = ("clamp", "fused")
MATMUL = (4096, 4096, 4096)


def controls():
    texts = [f"× {one}" for one in MULTIPLES]
    return [
        inputs.gpu(gpus.gpu_names()),
        inputs.choice("more_bandwidth", "bandwidth", MULTIPLES, 1, texts),
        inputs.choice("more_flops", "FLOP/s", MULTIPLES, 1, texts),
        inputs.dtype(),
    ]


def view(settings):
    kernels = [_placed(settings, *kernel) for kernel in _kernels(settings["dtype"])]
    header = ("kernel", "FLOPs a byte", "can reach, TFLOP/s", "takes at least", "bound by")
    return {
        "picture": _picture(settings, kernels),
        "sentence": _sentence(settings, kernels),
        "table": (header, [_row(kernel) for kernel in kernels]),
    }


def _kernels(dtype):
    """name, FLOPs, bytes, whether they run on the tensor cores."""
    elements = ROWS * COLUMNS
    amount = traffic.activation_bytes(ROWS, COLUMNS, dtype)
    found = [(name, elements * traffic.CHAIN_FLOPS[name], amount, False) for name in traffic.CHAIN]
    found.append(("fused", traffic.activation_flops(ROWS, COLUMNS), amount, False))
    found.append(("matmul 4096³", traffic.matmul_flops(*MATMUL), traffic.matmul_bytes(*MATMUL, dtype), True))
    return found


def _placed(settings, name, flops, amount, dots):
    found = model.roofline(settings["gpu"], flops, amount, settings["dtype"], dots)
    peak = found["peak_tflop_s"] * settings["more_flops"]
    bandwidth = found["bandwidth_gb_s"] * settings["more_bandwidth"]
    reach = min(peak, found["intensity"] * bandwidth / 1e3)
    return {
        "name": name,
        "intensity": found["intensity"],
        "reach": reach,
        "peak": peak,
        "bandwidth": bandwidth,
        "floor_us": flops / reach / 1e6,
        "before_us": found["floor_us"],
        "bound": "memory" if reach < peak else "compute",
        "dots": dots,
    }


def _row(kernel):
    return (
        kernel["name"],
        words.significant(kernel["intensity"]),
        words.significant(kernel["reach"]),
        words.time(kernel["floor_us"]),
        kernel["bound"],
    )


def _x(intensity):
    return 100 * drawing.log_place(intensity, LOW, HIGH)


def _y(tflop_s):
    return BOTTOM - (BOTTOM - TOP) * drawing.log_place(max(tflop_s, 0.1), 0.1, 20000.0)


def _picture(settings, kernels):
    picture = drawing.Picture(HEIGHT, settings["id"])
    _axes(picture)
    for kernel, name in (
        (kernels[0], "fp32 lanes"),
        (kernels[-1], "tensor cores" if settings["dtype"] != "fp32" else ""),
    ):
        _roof(picture, kernel, name)
    for kernel in kernels:
        _kernel(picture, kernel)
    return picture.svg(
        f"{TITLE} of the {settings['gpu']}: the chain's kernels lie on the slope, the matmul on the flat"
    )


def _axes(picture):
    for power in range(-4, 13, 2):
        x = _x(2.0**power)
        picture.line(x, TOP, x, BOTTOM)
        label = words.count(1 << power) if power >= 0 else f"1/{1 << -power}"
        anchor = "start" if power == -4 else ("end" if power == 12 else "middle")
        picture.text(x, BOTTOM + 15, label, anchor, only="wide" if power % 4 else "")
    for value in (0.1, 1, 10, 100, 1000, 10000):
        picture.line(0, _y(value), 100, _y(value))
        if value > 0.1:
            picture.text(0.3, _y(value) - 3, words.significant(value, 1) + (" TFLOP/s" if value == 10000 else ""))
    picture.text(100, BOTTOM + 33, "FLOPs for each byte moved →", "end")


def _roof(picture, kernel, name):
    ridge = kernel["peak"] * 1e3 / kernel["bandwidth"]
    start = max(LOW, 0.1 * 1e3 / kernel["bandwidth"])
    picture.line(_x(start), _y(start * kernel["bandwidth"] / 1e3), _x(ridge), _y(kernel["peak"]), "memory", "sim-curve")
    picture.line(_x(ridge), _y(kernel["peak"]), 100, _y(kernel["peak"]), "compute", "sim-curve")
    if name:
        picture.text(99.5, _y(kernel["peak"]) - 6, f"{name}: {words.significant(kernel['peak'])}", "end", "compute")


def _kernel(picture, kernel):
    x, y = _x(kernel["intensity"]), _y(kernel["reach"])
    picture.dot(x, y, "memory" if kernel["bound"] == "memory" else "compute")
    label = kernel["name"]
    if label == "mul":
        return  # lies where add does
    if label == "add":
        label = "add, mul"
    if kernel["dots"]:
        picture.text(99.5, y + 20, label, "end")
    elif label in ABOVE:  # by turns above and below the slope, so that names have room on a phone
        picture.text(x - 1.2, y - 8, label, "end")
    else:
        picture.text(x + 1.8, y + 14, label)


def _sentence(settings, kernels):
    before = sum([kernel["before_us"] for kernel in kernels[:4]])
    after = sum([kernel["floor_us"] for kernel in kernels[:4]])
    matmul = kernels[-1]
    changed = [
        f"{settings[key]} × the {name}"
        for key, name in (("more_bandwidth", "bandwidth"), ("more_flops", "FLOP/s"))
        if settings[key] > 1
    ]
    if not changed:
        return (
            f"On the {settings['gpu']} the four kernels need at least {words.time(after)}, {_bounds(kernels[:4])}; "
            f"the matmul needs {words.time(matmul['floor_us'])}, bound by {matmul['bound']}."
        )
    return (
        f"With {' and '.join(changed)} the four kernels' time {_change(before, after)}, "
        f"the matmul's {_change(matmul['before_us'], matmul['floor_us'])}."
    )


def _bounds(kernels):
    kinds = sorted(set([kernel["bound"] for kernel in kernels]))
    return f"each bound by {kinds[0]}" if len(kinds) == 1 else "bound by " + " and ".join(kinds)


def _change(before, after):
    if after == before:
        return f"stays at {words.time(after)}"
    return f"goes from {words.time(before)} to {words.time(after)}"
