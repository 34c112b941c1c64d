"""Execute examples/*.py into docs/notebooks/*.ipynb, so that a second run on the same machine gives no needless diff.

    python scripts/notebooks.py            every example
    python scripts/notebooks.py fusion …   these chapters

The examples are percent scripts (`# %%`). They are executed on the machine's GPU; without one the run is refused, since
the published output must be measured. Only `vendors`, which compiles and times nothing, is executed anywhere. Figures
become SVG without dates. Exit status: 0, or 1 with one line on stderr.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from scripts.records import ROOT, try_to_write, write

EXAMPLES = ROOT / "examples"
NOTEBOOKS = ROOT / "docs" / "notebooks"
COMPILES_ONLY = {"vendors"}
SETUP = """\
import matplotlib
from matplotlib_inline.backend_inline import set_matplotlib_formats
matplotlib.rcParams.update({"svg.hashsalt": "triton-kernels", "svg.fonttype": "none"})
set_matplotlib_formats("svg", metadata={"Date": None, "Creator": None})
"""


def chapters() -> list[str]:
    return sorted(path.stem for path in EXAMPLES.glob("*.py"))


def parse(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="notebooks.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("chapters", nargs="*", metavar="CHAPTER", help="such as fusion; default: all")
    options = parser.parse_args(arguments)
    if unknown := sorted(set(options.chapters) - set(chapters())):
        raise SystemExit(f"notebooks.py: there is no examples/{unknown[0]}.py")
    return options


def main(arguments: list[str]) -> None:
    options = parse(arguments)
    chosen = options.chapters or chapters()
    if not set(chosen) <= COMPILES_ONLY:
        refuse_without_gpu()
    try_to_write(NOTEBOOKS)
    for number, chapter in enumerate(chosen, start=1):
        print(f"[{number}/{len(chosen)}] {chapter}", flush=True)
        write(NOTEBOOKS / f"{chapter}.ipynb", executed_or_refused(EXAMPLES / f"{chapter}.py"))


def refuse_without_gpu() -> None:
    import torch

    if not torch.cuda.is_available():
        raise SystemExit("notebooks.py: no GPU found: published output is measured, never made up")


def executed_or_refused(script: Path) -> str:
    """`executed`; an example that fails ends the run with one line, and its notebook stays as it was."""
    from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError

    try:
        return executed(script)
    except CellExecutionError as error:
        raise SystemExit(f"notebooks.py: examples/{script.name} failed: {error.ename}: {error.evalue}") from None
    except (CellTimeoutError, DeadKernelError) as error:
        reason = str(error).strip().splitlines()[0]
        raise SystemExit(f"notebooks.py: examples/{script.name} failed: {reason}") from None


def executed(script: Path) -> str:
    """The example as an executed notebook, as text."""
    import jupytext
    import nbformat
    from nbclient import NotebookClient

    notebook = jupytext.read(script)
    notebook.metadata = {"kernelspec": {"name": "python3", "language": "python", "display_name": "Python 3"}}
    notebook.cells.insert(0, nbformat.v4.new_code_cell(SETUP))
    resources = {"metadata": {"path": str(ROOT)}}
    NotebookClient(notebook, timeout=900, record_timing=False, allow_errors=False, resources=resources).execute()
    notebook.cells.pop(0)
    for index, cell in enumerate(notebook.cells):
        cell["id"] = f"cell-{index}"
        _tidy(cell)
    notebook.metadata["language_info"] = {"name": "python"}
    return nbformat.writes(notebook) + "\n"


def _tidy(cell) -> None:
    """Count cells from one, without the set-up; leave warnings and progress on stderr out; join what was printed."""
    if cell["cell_type"] != "code":
        return
    if cell.get("execution_count"):
        cell["execution_count"] -= 1
    cell["outputs"] = joined([output for output in cell["outputs"] if output.get("name") != "stderr"])
    for output in cell["outputs"]:
        if output.get("execution_count"):
            output["execution_count"] -= 1


def joined(outputs: list) -> list:
    """Text that arrived in pieces, by chance of the clock, as one."""
    whole = []
    for output in outputs:
        if whole and output["output_type"] == whole[-1]["output_type"] == "stream":
            whole[-1]["text"] += output["text"]
        else:
            whole.append(output)
    return whole


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except OSError as error:
        raise SystemExit(f"notebooks.py: {error}") from None
