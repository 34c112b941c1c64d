"""The least an add can take: a launch, and then the bytes; below some size the launch is the larger part."""

from .. import gpus, model
from . import drawing, inputs, words

TITLE = "Launch against data"
LOW, HIGH = 1 << 10, 1 << 28  # elements
FAST, SLOW = 0.001, 10000.0  # µs
TOP, BOTTOM, HEIGHT = 20, 230, 270  # px
TUTORIAL = 98432


def controls():
    return [
        inputs.gpu(gpus.gpu_names(), "H200"),
        inputs.powers("n", "n", LOW, HIGH, TUTORIAL, words.count, (TUTORIAL,)),
        inputs.dtype("fp32"),
    ]


def view(settings):
    gpu, dtype = settings["gpu"], settings["dtype"]
    found = model.launch_floor(gpu, settings["n"], dtype)
    sizes = [1 << power for power in range(10, 29, 2)]
    rows = [(n, model.launch_floor(gpu, n, dtype)) for n in sorted(set(sizes + [settings["n"]]))]
    return {
        "picture": _picture(settings, found),
        "sentence": _sentence(settings, found),
        "table": (("elements", "launch", "data", "together"), [_row(n, at) for n, at in rows]),
    }


def _row(n, found):
    return [words.count(n)] + [words.time(found[key]) for key in ("launch_us", "data_us", "floor_us")]


def _x(n):
    return 100 * drawing.log_place(n, LOW, HIGH)


def _y(microseconds):
    return BOTTOM - (BOTTOM - TOP) * drawing.log_place(microseconds, FAST, SLOW)


def _picture(settings, found):
    picture = drawing.Picture(HEIGHT, settings["id"])
    _axes(picture)
    sizes = [2.0 ** (10 + i * 0.75) for i in range(25)]
    floors = [(n, model.launch_floor(settings["gpu"], int(n), settings["dtype"])) for n in sizes]
    picture.curve([(_x(n), _y(at["data_us"])) for n, at in floors], "memory")
    picture.line(0, _y(found["launch_us"]), 100, _y(found["launch_us"]), "launch", "sim-curve")
    picture.curve([(_x(n), _y(at["floor_us"])) for n, at in floors], "ink")
    picture.text(99, _y(found["launch_us"]) + 15, "launch", "end", "launch")
    picture.text(38, _y(floors[9][1]["data_us"]) + 24, "data", "start", "memory")
    even = max(LOW, min(HIGH, found["even_elements"]))
    picture.line(_x(even), TOP + 46, _x(even), BOTTOM, "ink", "sim-limit")
    picture.text(_x(even) - 0.8, TOP + 56, f"equal at {words.count(found['even_elements'])}", "end")
    picture.dot(_x(settings["n"]), _y(found["floor_us"]), "ink", 6)
    return picture.svg(
        f"{TITLE}: time of an add on the {settings['gpu']} from 1 K to 256 M elements, both axes logarithmic"
    )


def _axes(picture):
    for power in range(10, 29, 3):
        x = _x(1 << power)
        picture.line(x, TOP, x, BOTTOM)
        anchor = "start" if power == 10 else ("end" if power == 28 else "middle")
        picture.text(x, BOTTOM + 15, words.short(1 << power), anchor, only="wide" if power % 2 else "")
    for value in (0.001, 0.1, 10, 1000):
        picture.line(0, _y(value), 100, _y(value))
        if value > FAST:
            picture.text(0.3, _y(value) - 3, words.time(value))
    picture.text(100, BOTTOM + 33, "elements →", "end")


def _sentence(settings, found):
    share = words.percent(found["launch_share"])
    return (
        f"{words.count(settings['n'])} elements on the {settings['gpu']}: at least {words.time(found['floor_us'])}, "
        f"{words.time(found['launch_us'])} of launch and {words.time(found['data_us'])} of data. "
        f"The launch is {share}; the two are equal at {words.count(found['even_elements'])} elements."
    )
