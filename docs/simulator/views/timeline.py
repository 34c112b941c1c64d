"""One line of Python on the GPU's timeline: four kernels, or one, each paid for in bytes."""

from .. import gpus, model
from . import drawing, inputs, words

TITLE = "gpu0's timeline"
CHAINS = ("eager", "fused", "both")


def controls():
    return [
        inputs.choice("chain", "Run", CHAINS, "eager", ("eager: 4 kernels", "fused: 1 kernel", "both")),
        inputs.gpu(gpus.gpu_names()),
        inputs.powers("rows", "rows", 1, 65536, 8192, words.count),
        inputs.powers("columns", "columns", 64, 65536, 8192, words.count),
        inputs.dtype(),
        inputs.switch("machine", "with what the machine adds"),
    ]


def view(settings):
    runs = [_run(settings, eager) for eager in (True, False) if settings["chain"] in ("both", _name(eager))]
    return {
        "picture": _picture(settings, runs),
        "sentence": _sentence(settings, runs),
        "table": (
            ("kernel", "starts at", "takes", "bytes moved", "waits for"),
            [_row(event) for _, found in runs for event in found["events"]],
        ),
        "error": runs[0][1]["error"],
    }


def _name(eager):
    return "eager" if eager else "fused"


def _run(settings, eager):
    size = (settings["rows"], settings["columns"])
    ideal = not settings["machine"]
    found = model.predict("activation", settings["gpu"], size, settings["dtype"], eager=eager, ideal=ideal)
    return _name(eager), found


def _row(event):
    start, took = words.time(event["start_us"]), words.time(event["duration_us"])
    return (event["name"], start, took, words.size(event["bytes"]), event["bound"])


def _picture(settings, runs):
    rows = len(runs)
    picture = drawing.Picture(24 + rows * 74 + 22, settings["id"])
    end = drawing.nice(max([found["time_us"] or 0 for _, found in runs]))
    drawing.time_axis(picture, 24 + rows * 74, end, words.time, 8)
    for i in range(len(runs)):
        _track(picture, 18 + i * 74, runs[i][0], runs[i][1], end)
    return picture.svg(f"{TITLE}: {settings['chain']}, {settings['gpu']}")


def _track(picture, y, name, found, end):
    if found["error"]:
        picture.text(0, y, f"{name}: out of memory", kind="wasted")
        return
    total = words.time(found["time_us"])
    picture.text(0.5, y, f"{name}: {total}, {words.size(found['bytes'])} moved")
    for event in found["events"]:
        start, width = 100 * event["start_us"] / end, 100 * event["duration_us"] / end
        launch = min(width, 100 * event["launch_us"] / end)
        picture.rect(start, y + 8, launch, drawing.BAR, "launch")
        picture.rect(start + launch, y + 8, max(0, width - launch - 0.25), drawing.BAR, _kind(event))
        if width > 13:
            picture.text(start + width / 2, y + 25, event["name"], "middle", "paper")
            picture.text(start + width / 2, y + 48, words.size(event["bytes"]), "middle")


def _kind(event):
    return "compute" if event["bound"] == "compute" else "memory"


def _sentence(settings, runs):
    if runs[0][1]["error"]:
        return f"The tensors do not fit in the memory of the {settings['gpu']}."
    parts = []
    for _, found in runs:
        launches = sum([event["launch_us"] for event in found["events"]])
        parts.append(
            f"{words.plural(len(found['events']), 'kernel')}: {words.size(found['bytes'])} in "
            f"{words.time(found['time_us'])}, {words.time(launches)} of it launches"
        )
    text = "; ".join(parts) + f", on the {settings['gpu']}"
    if len(runs) == 2:
        text += f": {words.times(runs[0][1]['time_us'] / runs[1][1]['time_us'])} as fast"
    return text + _machine(settings, runs) + "."


def _machine(settings, runs):
    added = runs[0][1]["machine"]
    if not settings["machine"] or not added:
        return ""
    return "; the machine adds " + ", ".join([f"{words.time(took)} for {name}" for name, took in sorted(added.items())])
