"""One face for the book's drills: a question with its parts, and what to say to an answer.

The questions themselves are the snippets that the pages show; who imports this module hands them over with `use`.
"""

DRILLS = {}  # by name: a Grid or a SharedMemory
PLACES = {"grid": 6, "shared_memory": 5}  # questions of a round


def use(name, module):
    """`name` is "grid" or "shared_memory"; `module` the snippet of that drill."""
    DRILLS[name] = (Grid if name == "grid" else SharedMemory)(module)


def question(name, seed, place):
    """Question `place` (from 0) of the round `seed`: prompt, and parts with key, label, kind, right and why."""
    return DRILLS[name].question(int(seed), int(place))


def check(name, seed, place, part, given):
    """What to say to `given` (text): right (True or False) and words."""
    return DRILLS[name].check(int(seed), int(place), part, _given(given))


def _given(text):
    """A whole number, or yes or no. Errors: ValueError."""
    bare = str(text).strip().lower().replace(",", "").replace(" ", "").replace("_", "")
    if bare in ("yes", "no"):
        return bare == "yes"
    negative = bare.startswith("-")
    if not bare.lstrip("-").isdigit() or len(bare) > 18:
        raise ValueError("An answer is a whole number, such as 97.")
    return -int(bare[1:]) if negative else int(bare)


class Grid:
    """Launch grids: one number to each question, a kind of question at each place."""

    def __init__(self, module):
        self.module = module

    def question(self, seed, place):
        asked = self.module.drill(KINDS[place], seed)
        part = {"key": "answer", "label": "Your answer", "kind": "number", "right": asked.answer, "why": asked.working}
        return {"prompt": asked.prompt, "parts": [part]}

    def check(self, seed, place, part, given):
        asked = self.module.drill(KINDS[place], seed)
        return {"right": given == asked.answer, "words": self.module.explain(asked, given)}


KINDS = ("programs", "live_lanes", "full_blocks", "owner", "tiles", "corner")
LABELS = {
    "bytes": ("Bytes of shared memory for one program", "number"),
    "fits": ("Does one program fit?", "yes or no"),
    "programs": ("Programs that share a multiprocessor (0: none)", "number"),
}


class SharedMemory:
    """Shared memory of a matmul: three parts to each question."""

    def __init__(self, module):
        self.module = module

    def _asked(self, seed, place):
        return self.module.draw(seed, PLACES["shared_memory"])[place]

    def question(self, seed, place):
        asked = self._asked(seed, place)
        right, parts = self.module.answer(asked), []
        for key in self.module.PARTS:
            label, kind = LABELS[key]
            parts.append({"key": key, "label": label, "kind": kind, "right": getattr(right, key), "why": ""})
        parts[-1]["why"] = self.module.work(asked) + "."
        return {"prompt": "A matmul with " + self.module.ask(asked) + ".", "parts": parts}

    def check(self, seed, place, part, given):
        asked = self._asked(seed, place)
        if part == "fits" and not isinstance(given, bool):
            raise ValueError("Answer yes or no.")
        said = self.module.judge(asked, part, given)
        right = said == ""
        if right:
            said = "Right. " + self.module.work(asked) + "." if part == "bytes" else "Right."
        return {"right": right, "words": said}
