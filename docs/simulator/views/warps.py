"""A block is done by warps: threads, elements a thread, and how many programs share a multiprocessor."""

from .. import gpus, model, occupancy
from . import drawing, inputs, words

TITLE = "One program, and one multiprocessor full of them"
ITEM = 4  # bytes: fp32, as in the add of this step


def controls():
    return [
        inputs.gpu(gpus.gpu_names()),
        inputs.powers("BLOCK", "BLOCK", 32, 65536, 1024),
        inputs.powers("num_warps", "num_warps", 1, 32, 4),
        inputs.slider("registers", "registers a thread", list(range(16, 256, 8)), 32),
        inputs.slider("shared", "shared memory a program, KiB", [0] + list(range(4, 229, 8)), 0),
    ]


def view(settings):
    gpu, row = settings["gpu"], gpus.find_gpu(settings["gpu"])
    found = model.resources(gpu, settings["num_warps"], settings["registers"], settings["shared"] * gpus.KIB)
    each = occupancy.elements_per_thread(gpu, settings["BLOCK"], settings["num_warps"])
    flight = found["programs"] * settings["BLOCK"] * ITEM
    return {
        "picture": _picture(settings, row, found, each),
        "sentence": _sentence(settings, row, found, each, flight),
        "table": (("resource", "programs it leaves room for"), _rows(row, found)),
        "error": found["error"],
    }


def _rows(row, found):
    names = {
        "warps": f"{row.warps_per_multiprocessor} warps",
        "programs": f"{row.programs_per_multiprocessor} programs",
        "registers": f"{words.count(row.registers_per_multiprocessor)} registers",
        "shared memory": f"{words.count(row.shared_bytes_per_multiprocessor)} bytes of shared memory",
    }
    by = found["programs_by"]
    return [(names[key], words.count(by[key])) for key in ("warps", "programs", "registers", "shared memory")]


def _picture(settings, row, found, each):
    picture = drawing.Picture(196, settings["id"])
    picture.text(0, 14, f"a program: {words.plural(settings['num_warps'], 'warp')} of {row.warp_size} threads")
    _program(picture, settings, each)
    unit = "SM" if row.vendor == "nvidia" else "CU"
    resident = words.plural(found["programs"], "program")
    picture.text(0, 92, f"one {unit}: {row.warps_per_multiprocessor} warp slots, {resident} at once")
    _slots(picture, settings, row, found)
    picture.text(0, 188, f"occupancy {words.fixed(found['occupancy'])}, limited by {found['limiter']}")
    return picture.svg(f"{TITLE} on the {settings['gpu']}")


def _program(picture, settings, each):
    """Its warps as boxes; hatched: threads that only repeat another's element."""
    warps = settings["num_warps"]
    width = 100 / max(8, warps)
    useful = min(1.0, each) * warps
    for i in range(warps):
        picture.rect(i * width, 22, width - 0.6, drawing.BAR, "onchip" if i < useful else "wasted")
    text = f"{_elements(each)} a thread" if each >= 1 else "more threads than elements"
    picture.text(0, 64, text)


def _elements(each):
    return f"{words.plain(each)} element" + ("" if each == 1 else "s")


def _slots(picture, settings, row, found):
    """Two lines of warp slots; programs alternate in height, so that each can be told from the next."""
    columns = (row.warps_per_multiprocessor + 1) // 2
    width, warps = 100 / columns, settings["num_warps"]
    for slot in range(row.warps_per_multiprocessor):
        x, y = slot % columns * width, 102 + slot // columns * 36
        taken = slot < found["warps"]
        low = taken and slot // warps % 2 == 1
        picture.rect(x, y + (5 if low else 0), width - 0.5, 20 if low else 30, "onchip" if taken else "grid")


def _sentence(settings, row, found, each, flight):
    threads = (
        f"{words.plural(settings['num_warps'], 'warp')} × {row.warp_size} = {words.count(found['threads'])} threads"
    )
    if found["error"]:
        return f"{threads}: the launch fails. Take less shared memory, or fewer warps."
    if not found["programs"]:
        return f"{threads}: not one program fits, for want of {found['limiter']}. Take fewer registers or warps."
    return (
        f"{threads}, {_elements(each)} each; {words.plural(found['programs'], 'program')} at once, "
        f"occupancy {words.fixed(found['occupancy'])} (limited by {found['limiter']}): each load of theirs keeps "
        f"{words.plain(flight / gpus.KIB)} KiB in flight."
    )
