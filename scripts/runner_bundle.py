"""Bundle what a run loads into docs/runner/built/, or check that the bundle is that of the files as they are.

    python scripts/runner_bundle.py           bundle with esbuild (Node.js; network the first time)
    python scripts/runner_bundle.py --check   compare the recorded digest of the sources (no network, no Node.js)

The files of docs/runner/ are written to be read: a hundred of them, with comments. A reader's browser gets three:
session.js and result.js for the page, and worker.js for the worker, with the Python library inside, comments left out.
The page asks for them in built/; the tests of the engine use the files themselves.
Output: docs/runner/built/{session,result,worker}.js and sources.json, {"sources": SHA-256 over every source file}.
Exit status: 0, or 1 with one line that says what is wrong.
"""

import argparse
import ast
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RUNNER = ROOT / "docs" / "runner"
MICROPYTHON = ROOT / "docs" / "vendor" / "micropython" / "micropython.js"
BUILT = RUNNER / "built"
ENTRIES = ["session.js", "result.js", "worker.js"]
TOOLS = ROOT / ".cache" / "esbuild"
OPTIONS = ["--bundle", "--minify", "--format=esm", "--target=es2022", "--legal-comments=none", "--log-level=error"]
NODE_ONLY = [f"--external:{name}" for name in ["fs", "path", "url", "crypto", "module", "worker_threads"]]


def sources() -> list[Path]:
    """Every file that the bundle is made from, in a fixed order."""
    scripts = [path for path in RUNNER.rglob("*.js") if BUILT not in path.parents]
    return sorted([*scripts, *(RUNNER / "python").rglob("*.py"), MICROPYTHON, Path(__file__).resolve()])


def digest() -> str:
    """SHA-256 over the names and texts of the sources."""
    total = hashlib.sha256()
    for path in sources():
        total.update(f"{path.relative_to(ROOT).as_posix()}\0{path.read_text()}\0".encode())
    return total.hexdigest()


def bare(text: str) -> str:
    """Python without comments and docstrings."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)


def library() -> str:
    """host/library.js with the texts of the Python library inside."""
    folder = RUNNER / "python"
    texts = {path.relative_to(folder).as_posix(): bare(path.read_text()) for path in sorted(folder.rglob("*.py"))}
    return (
        f"export const TEXTS = {json.dumps(texts, ensure_ascii=False)};\nexport const LIBRARY = Object.keys(TEXTS);\n"
    )


def esbuild() -> Path:
    """The bundler that scripts/vendor/codemirror pins."""
    program = TOOLS / "node_modules" / ".bin" / "esbuild"
    if not program.exists():
        TOOLS.mkdir(parents=True, exist_ok=True)
        for name in ["package.json", "package-lock.json"]:
            shutil.copyfile(ROOT / "scripts" / "vendor" / "codemirror" / name, TOOLS / name)
        subprocess.run(["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"], cwd=TOOLS, check=True)
    return program


def bundle(folder: Path) -> Path:
    """Bundle a copy of docs/runner/ and docs/vendor/ in `folder`; gives where the results lie."""
    copy = folder / "runner"
    shutil.copytree(RUNNER, copy, ignore=shutil.ignore_patterns("built"))
    (folder / "vendor").symlink_to(ROOT / "docs" / "vendor")
    (copy / "host" / "library.js").write_text(library())
    entries = [str(copy / name) for name in ENTRIES]
    subprocess.run([esbuild(), *entries, *OPTIONS, *NODE_ONLY, f"--outdir={folder / 'out'}"], check=True)
    return folder / "out"


def publish(out: Path) -> None:
    BUILT.mkdir(exist_ok=True)
    (out / "sources.json").write_text(json.dumps({"sources": digest()}, indent=2) + "\n")
    for new in sorted(out.iterdir()):
        beside = BUILT / f"{new.name}.new"
        shutil.copyfile(new, beside)
        os.replace(beside, BUILT / new.name)
        print(f"docs/runner/built/{new.name}: {new.stat().st_size:,} bytes", flush=True)


def is_current() -> bool:
    recorded = BUILT / "sources.json"
    return recorded.exists() and json.loads(recorded.read_text())["sources"] == digest()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only compare with the recorded digest")
    if parser.parse_args().check:
        if is_current():
            return 0
        print("docs/runner/built/ is not made from these sources: run python scripts/runner_bundle.py", file=sys.stderr)
        return 1
    try:
        with tempfile.TemporaryDirectory() as folder:
            publish(bundle(Path(folder)))
    except (subprocess.CalledProcessError, OSError, SyntaxError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
