"""What the examples share: options that are checked before anything is computed, a clock, and figures saved whole.

A bad option, or a figure that cannot be written, is one line on stderr and exit status 2.
"""

import argparse
import io
import statistics
import sys
import time
import warnings
from collections.abc import Callable
from pathlib import Path

from scripts.simulate import OneLineParser

FORMATS = (".svg", ".png", ".pdf")
ROUNDS = 7
SAMPLE_MS = 5  # measuring time of one call in one round

warnings.filterwarnings("ignore", module="triton.runtime.interpreter")  # NumPy's, of infinities that are meant


def parser_for(chapter: str, description: str) -> argparse.ArgumentParser:
    """A parser with the option that every example has: --figure."""
    parser = OneLineParser(prog=f"{chapter}.py", description=description)
    parser.add_argument("--figure", type=figure_file, metavar="FILE", help=f"save the figure: {', '.join(FORMATS)}")
    return parser


def whole(least: int, most: int, power_of_two: bool = False) -> Callable[[str], int]:
    """For argparse: a whole number from `least` to `most`."""
    kind = "a power of two" if power_of_two else "a whole number"

    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = -1
        if not least <= value <= most or (power_of_two and value & (value - 1)):
            raise argparse.ArgumentTypeError(f"must be {kind} from {least:,} to {most:,}, not {shortened(text)}")
        return value

    return number


def shortened(text: str) -> str:
    return (text if len(text) <= 40 else f"{text[:40]}…") or "''"


def output_file(text: str) -> Path:
    """For argparse: a file that can be written, tried by writing beside it."""
    file = Path(text)
    try:
        if not file.absolute().parent.is_dir():
            raise argparse.ArgumentTypeError(f"there is no folder {file.parent}")
        if file.is_dir():
            raise argparse.ArgumentTypeError(f"{file} is a folder: name a file")
        beside(file).touch()
        beside(file).unlink()
    except OSError as error:
        raise argparse.ArgumentTypeError(f"cannot write {shortened(text)}: {error.strerror}") from None
    return file


def beside(file: Path) -> Path:
    return file.with_name(f".{file.name}.part")


def figure_file(text: str) -> Path:
    """For argparse: as `output_file`, in a format that can be drawn."""
    if Path(text).suffix.lower() not in FORMATS:
        raise argparse.ArgumentTypeError(f"must end in {', '.join(FORMATS)}, not {shortened(text)!r}")
    return output_file(text)


def save(figure, file: Path | None) -> None:
    """Save a matplotlib figure, if a file was asked for: all of it or nothing."""
    if file:
        drawn = io.BytesIO()
        figure.savefig(drawn, format=file.suffix[1:].lower())
        write_whole(file, drawn.getvalue())


def write_whole(file: Path, content: bytes) -> None:
    """Write beside, then rename. A full disk ends the program with one line, and leaves what was there before."""
    try:
        beside(file).write_bytes(content)
        beside(file).replace(file)
    except OSError as error:
        beside(file).unlink(missing_ok=True)
        print(f"{Path(sys.argv[0]).name}: cannot write {file}: {error.strerror}", file=sys.stderr)
        raise SystemExit(2) from None


def milliseconds(calls: dict[str, Callable]) -> dict[str, float]:
    """The median time of each call, all of them in turn, round after round: a change of clock speed meets them alike.

    On a GPU: its own clock, with a cold L2 cache. On a CPU: the wall clock, after a first call.
    """
    import torch
    from triton.testing import do_bench

    samples: dict[str, list[float]] = {name: [] for name in calls}
    for call in calls.values():
        call()
    for _ in range(ROUNDS):
        for name, call in calls.items():
            if torch.cuda.is_available():
                samples[name] += do_bench(call, warmup=2, rep=SAMPLE_MS, return_mode="all")
            else:
                samples[name].append(wall_clock(call))
    return {name: statistics.median(times) for name, times in samples.items()}


def wall_clock(call: Callable) -> float:
    begin = time.perf_counter()
    call()
    return (time.perf_counter() - begin) * 1e3
