"""What a warmed cache should hold: the hash of every file, written when a warm-up has ended."""

import hashlib
import json
import os
import shutil
from pathlib import Path

import triton

NAME = "manifest.json"
KEYS = {"folder", "triton", "targets", "files"}


def write(folder: Path, target: str) -> None:
    before = read(folder) or {"targets": []}
    files = sorted(path for path in folder.glob("*/*") if path.is_file())
    manifest = {
        "folder": str(folder),
        "triton": triton.__version__,
        "targets": sorted({*before["targets"], target}),
        "files": {str(path.relative_to(folder)): hash_of(path) for path in files},
    }
    text = json.dumps(manifest, indent=1)
    beside = folder / f"{NAME}.{os.getpid()}"
    beside.write_text(text)
    beside.replace(folder / NAME)


def read(folder: Path) -> dict | None:
    """What the last warm-up wrote; None when there is none, or none that can be read."""
    try:
        found = json.loads((folder / NAME).read_text())
    except (OSError, ValueError):
        return None
    return found if isinstance(found, dict) and found.keys() >= KEYS and found["targets"] else None


def damaged(folder: Path, manifest: dict | None) -> list[str]:
    """Files of the manifest that are missing, truncated or changed."""
    files = manifest["files"] if manifest else {}
    return [name for name, expected in files.items() if hash_of(folder / name) != expected]


def hash_of(path: Path) -> str | None:
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError:  # missing, or not ours to read
        return None


def drop_unfinished(folder: Path) -> None:
    """Remove entries without the file that Triton writes last: nothing would ever read them."""
    for entry in folder.glob("*/"):
        if not any(entry.glob("__grp__*")) and not any(entry.glob("*.so")):
            shutil.rmtree(entry, ignore_errors=True)
