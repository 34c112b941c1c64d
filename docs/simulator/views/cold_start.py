"""What the first request after a start waits for: compiling, autotuning, or loading what a cache kept."""

from . import drawing, inputs, words

TITLE = "The first request after a start"
LONGEST_MS = 600_000
DO_BENCH_MS = 125  # what do_bench takes by default: 25 ms to warm up, 100 ms of repeats


def controls():
    return [
        inputs.number("kernels", "kernels", 12, 1, 1000),
        inputs.number("configs", "configs each", 8, 1, 1000),
        inputs.number("replicas", "starts a day", 40, 1, 100_000),
        inputs.number("compile_ms", "one compile, ms", 1000, 0, LONGEST_MS),
        inputs.number("bench_ms", "timing one config, ms", DO_BENCH_MS, 0, LONGEST_MS),
        inputs.number("load_ms", "loading one from the cache, ms", 5, 0, LONGEST_MS),
    ]


def starts(settings):
    """Three ways to start: (name, parts), a part being (what, kind of colour, ms)."""
    kernels, configs = settings["kernels"], settings["configs"]
    each, timed = settings["compile_ms"], settings["bench_ms"]
    load = ("load", "onchip", kernels * settings["load_ms"])
    return [
        (
            "nothing kept",
            [("compile", "launch", kernels * configs * each), ("tune", "compute", kernels * configs * timed)],
        ),
        ("winners pinned", [("compile", "launch", kernels * each)]),
        ("cache shipped, winners pinned", [load]),
    ]


def view(settings):
    found = starts(settings)
    totals = [sum([part[2] for part in parts]) for _, parts in found]
    day = [total * settings["replicas"] for total in totals]
    return {
        "picture": _picture(settings, found, totals),
        "sentence": _sentence(settings, totals, day),
        "table": (
            ("start", "first request waits", "a day, all starts"),
            [(found[i][0], _time(totals[i]), _time(day[i])) for i in range(3)],
        ),
    }


def _time(milliseconds):
    return words.time(milliseconds * 1e3)


def _picture(settings, found, totals):
    picture = drawing.Picture(3 * drawing.ROW + 24, settings["id"])
    end = drawing.nice(max(max(totals), 1))
    drawing.time_axis(picture, 3 * drawing.ROW + 4, end, _time, 2)
    for i in range(3):
        y, start = i * drawing.ROW, 0.0
        picture.text(0.5, y + 15, f"{found[i][0]}: {_time(totals[i])}")
        for name, kind, took in found[i][1]:
            width = 100 * took / end
            picture.rect(start, y + 20, max(width - 0.2, 0.3), drawing.BAR, kind)
            if width > 14:
                picture.text(start + width / 2, y + 37, name, "middle", "paper")
            start += width
    return picture.svg(TITLE)


def _sentence(settings, totals, day):
    return (
        f"{words.plural(settings['kernels'], 'kernel')} with {words.plural(settings['configs'], 'config')} each: the "
        f"first request waits {_time(totals[0])} with nothing kept, {_time(totals[1])} with the winners pinned, "
        f"{_time(totals[2])} from a shipped cache; {_time(day[0])} of waiting a day against {_time(day[2])}."
    )
