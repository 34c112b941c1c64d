"""Where records lie, how they are read and written, and which source they vouch for. Standard library only.

A record is `docs/measured/<gpu>/<chapter>/<step>.json`: machine-written by `scripts/measure.py`, never edited by hand.
"""

import hashlib
import io
import json
import re
import tempfile
import tokenize
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MEASURED = ROOT / "docs" / "measured"
REPEATED = ROOT / "docs" / "repeated"  # a second full run, laid out as the first
COMPILED = ROOT / "docs" / "compiled"
HOME_GPU = "nvidia-h200"  # the GPU whose numbers stand in the book's sentences

_LAYOUT = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENCODING,
}
_LAYOUT |= {tokenize.ENDMARKER}
_SNIPPET_IMPORT = re.compile(r"^\s*(?:from|import) (snippets(?:\.\w+)+)(?: import ([\w, ]+))?", re.MULTILINE)


class Damaged(ValueError):
    """A record, or compiled facts, that cannot be read; says which file."""


def measured_path(step: str, gpu: str = HOME_GPU) -> Path:
    """The record of a step (`fusion/softmax`) on a GPU (`nvidia-h200`)."""
    return MEASURED / gpu / f"{step}.json"


def compiled_path(step: str) -> Path:
    return COMPILED / f"{step}.json"


def folder_of(name: str) -> str:
    """The folder of a GPU's records, by what its driver calls it: "NVIDIA H200" has nvidia-h200."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def gpus() -> list[str]:
    """Every GPU that has a folder of records, the book's own first."""
    found = sorted(path.name for path in MEASURED.iterdir() if path.is_dir()) if MEASURED.is_dir() else []
    return sorted(found, key=lambda gpu: gpu != HOME_GPU)


def load(step: str, gpu: str = HOME_GPU) -> dict:
    """Read a record. Raises FileNotFoundError saying how to make it."""
    path = measured_path(step, gpu)
    if not path.is_file():
        raise FileNotFoundError(f"no record of {step} on {gpu}: run `make measure STEP={step}` on that GPU")
    return read(path)


def load_compiled(step: str) -> dict:
    path = compiled_path(step)
    if not path.is_file():
        raise FileNotFoundError(f"no compiled facts for {step}: run `python scripts/compile.py {step}`")
    return read(path)


def read(path: Path) -> dict:
    """A record or compiled facts. Raises Damaged, naming the file, if it was cut short or edited badly."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:  # neither JSON nor UTF-8
        raise Damaged(f"{_shown(path)} is damaged: {error}; restore it from git or make it anew") from None
    if not isinstance(found, dict) or not isinstance(found.get("rows"), list):
        raise Damaged(f"{_shown(path)} is damaged: no rows; restore it from git or make it anew")
    if not all(isinstance(row, dict) for row in found["rows"]):
        raise Damaged(f"{_shown(path)} is damaged: a row is no object; restore it from git or make it anew")
    return found


def _shown(path: Path) -> Path:
    """As people name it: from the repository's root, if it lies there."""
    return path.relative_to(ROOT) if path.is_relative_to(ROOT) else path


def write(path: Path, text: str) -> None:
    """Write beside, then rename: a reader never sees half a file. Touches nothing when nothing changed."""
    if holds(path, text):
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.part")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)  # stopped half-way


def try_to_write(folder: Path) -> None:
    """Raise OSError now if nothing could be written there, not after minutes of measuring."""
    folder.mkdir(parents=True, exist_ok=True)
    tempfile.TemporaryFile(dir=folder).close()


def holds(path: Path, text: str) -> bool:
    """Whether the file holds exactly this text; whatever else it holds need not be text."""
    return path.is_file() and path.read_bytes() == text.encode()


def dumps(record: dict) -> str:
    """JSON with one row a line, so that a diff shows which rows changed."""
    head = {key: value for key, value in record.items() if key != "rows"}
    rows = ",\n".join(f"    {json.dumps(row, ensure_ascii=False)}" for row in record["rows"])
    return json.dumps(head, indent=2, ensure_ascii=False)[:-2] + f',\n  "rows": [\n{rows}\n  ]\n}}\n'


def sources(step: str) -> list[Path]:
    """What a record of this step vouches for, in a fixed order: its snippet and the snippets it imports.

    So do the snippets that its benchmark imports (a step may time another's kernel), and a CUDA C++ or HIP twin.
    """
    snippet, benchmark = (ROOT / folder / f"{step}.py" for folder in ("snippets", "scripts/benchmarks"))
    found: set[Path] = set()
    for first in filter(Path.is_file, (snippet, benchmark)):
        _closure(first, found)
    twins = {path.with_suffix(ending) for path in found for ending in (".cu", ".hip")}
    return sorted((found - {benchmark}) | set(filter(Path.is_file, twins)))


def source_hash(step: str) -> str:
    """SHA-256 over the tokens of a step's sources: comments, white space and the Python version do not count."""
    digest = hashlib.sha256()
    for path in sources(step):
        text = _python_tokens(path) if path.suffix == ".py" else path.read_text(encoding="utf-8").split()
        digest.update("\x00".join([path.relative_to(ROOT).as_posix(), *text]).encode())
    return digest.hexdigest()


def _python_tokens(path: Path) -> list[str]:
    tokens = tokenize.tokenize(io.BytesIO(path.read_bytes()).readline)
    return [token.string for token in _without_fstring_pieces(tokens) if token.type not in _LAYOUT]


def _without_fstring_pieces(tokens):
    """Python 3.12 cuts an f-string into pieces that 3.11 leaves whole: join them, so both see the same tokens."""
    start, middle = getattr(tokenize, "FSTRING_START", None), getattr(tokenize, "FSTRING_END", None)
    depth, first, lines = 0, None, None
    for token in tokens:
        if start is not None and token.type == start:
            if depth == 0:
                first = token
            depth += 1
        if depth == 0:
            yield token
        if middle is not None and token.type == middle:
            depth -= 1
            if depth == 0:
                yield tokenize.TokenInfo(tokenize.STRING, _between(first, token), first.start, token.end, lines)


def _between(first: tokenize.TokenInfo, last: tokenize.TokenInfo) -> str:
    if first.start[0] == last.end[0]:
        return first.line[first.start[1] : last.end[1]]
    raise ValueError(
        f"line {first.start[0]}: an f-string over several lines hashes differently on Python 3.11 and 3.12"
    )


def _closure(path: Path, seen: set[Path]) -> set[Path]:
    if path in seen:
        return seen
    seen.add(path)
    for module, names in _SNIPPET_IMPORT.findall(path.read_text(encoding="utf-8")):
        for candidate in [module, *(f"{module}.{name.strip()}" for name in names.split(",") if name.strip())]:
            imported = ROOT / (candidate.replace(".", "/") + ".py")
            if imported.is_file():
                _closure(imported, seen)
    return seen
