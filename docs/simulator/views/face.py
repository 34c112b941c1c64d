"""The views by name, and the one door through which the page asks: JSON text in, JSON text out, never an exception."""

import json

from .. import attention, model, occupancy, traffic
from . import (
    attention_traffic,
    cold_start,
    drills,
    fit_table,
    inputs,
    launch_floor,
    playground,
    roofline,
    stages,
    tiles,
    timeline,
    warps,
    winner,
)

VIEWS = {
    "timeline": timeline,
    "roofline": roofline,
    "warps": warps,
    "launch_floor": launch_floor,
    "tiles": tiles,
    "stages": stages,
    "winner": winner,
    "fit_table": fit_table,
    "attention_traffic": attention_traffic,
    "cold_start": cold_start,
    "playground": playground,
}


def show(name, given, picture_id):
    """View `name` with `given` texts of its controls. Errors: ValueError that names the control and its limits."""
    settings = inputs.read(VIEWS[name].controls(), given)
    settings["id"] = picture_id
    return VIEWS[name].view(settings)


CALLS = {
    "show": show,
    "predict": model.predict,
    "timeline": model.timeline,
    "story": model.story,
    "roofline": model.roofline,
    "resources": model.resources,
    "launch_floor": model.launch_floor,
    "waves": occupancy.waves,
    "launch_grid": traffic.launch_grid,
    "naive_longest_seq": attention.naive_longest_seq,
    "drill": drills.question,
    "check": drills.check,
}


def answer(text):
    """`text` is {"call": name, "with": {argument: value}}; the answer {"value": …}, or {"refused": why}."""
    try:
        asked = json.loads(text)
        return json.dumps({"value": CALLS[asked["call"]](**asked["with"])})
    except ValueError as error:
        return json.dumps({"refused": str(error)})
    except Exception as error:  # whatever it is, it must not unwind into JavaScript
        return json.dumps({"broken": type(error).__name__ + ": " + str(error)})
