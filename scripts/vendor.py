"""Refresh docs/vendor/ from the packages pinned in scripts/vendor/, or check that nothing changed there.

    python scripts/vendor.py [NAME]...   install with npm, bundle with esbuild, copy, write hashes (network, Node.js)
    python scripts/vendor.py --check     compare docs/vendor/ with the hashes (no network, no Node.js)

scripts/vendor/<name>/ holds package.json, package-lock.json (no registry addresses), vendor.json and hashes.json.
vendor.json: {"bundle": {output: entry module in this folder}, "copy": {output: path below node_modules},
"pack": {output: path below node_modules, compressed with LZMA for docs/runner/lzma.js}}.
Outputs: docs/vendor/<name>/<output>, LICENSES.txt beside them, their SHA-256 in scripts/vendor/<name>/hashes.json.
Exit status: 0, or 1 with one line that names the first file that differs or the command that failed.
"""

import argparse
import hashlib
import json
import lzma
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# One filter that docs/runner/lzma.js can undo, searched as hard as it goes; pb=1 suits wasm best, by trial.
LZMA = {"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "pb": 1, "dict_size": 1 << 19, "nice_len": 273}
SOURCES = ROOT / "scripts" / "vendor"
RESULTS = ROOT / "docs" / "vendor"


def sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def names() -> list[str]:
    return sorted(path.parent.name for path in SOURCES.glob("*/vendor.json"))


def differences(name: str) -> list[str]:
    """What docs/vendor/<name>/ has that its hashes do not say, or lacks; empty when all is as recorded."""
    expected = json.loads((SOURCES / name / "hashes.json").read_text())
    found = {path.name: sha256(path) for path in (RESULTS / name).glob("*") if path.is_file()}
    return [
        f"docs/vendor/{name}/{file}: recorded {expected.get(file)}, found {found.get(file)}"
        for file in sorted(expected.keys() | found.keys())
        if expected.get(file) != found.get(file)
    ]


def licences(work: Path) -> str:
    """The licence of every package that ships (esbuild only builds): its text, or its name where it brings no text."""
    parts = []
    for package in sorted((work / "node_modules").glob("**/package.json")):
        about = json.loads(package.read_text())
        if "version" not in about or "esbuild" in about["name"]:
            continue
        texts = sorted(package.parent.glob("LICEN[CS]E*"))
        text = texts[0].read_text().strip() if texts else f"Licence: {about.get('license', 'not stated')}"
        parts.append(f"{about['name']} {about['version']}\n\n{text}\n")
    return "\n\n".join(parts)


def build(name: str, work: Path) -> Path:
    """Make the outputs of one folder below `work` and return where they lie."""
    shutil.copytree(SOURCES / name, work, dirs_exist_ok=True, ignore=shutil.ignore_patterns("node_modules"))
    install = "ci" if (work / "package-lock.json").exists() else "install"
    subprocess.run(["npm", install, "--ignore-scripts", "--no-audit", "--no-fund", "--silent"], cwd=work, check=True)
    shutil.copyfile(work / "package-lock.json", SOURCES / name / "package-lock.json")
    recipe = json.loads((work / "vendor.json").read_text())
    out = work / "out"
    out.mkdir()
    for output, entry in recipe.get("bundle", {}).items():
        options = ["--bundle", "--minify", "--format=esm", "--target=es2022", "--legal-comments=none"]
        command = ["npx", "--no-install", "esbuild", entry, *options, "--log-level=warning"]
        subprocess.run([*command, f"--outfile={out / output}"], cwd=work, check=True)
    for output, path in recipe.get("copy", {}).items():
        shutil.copyfile(work / "node_modules" / path, out / output)
    for output, path in recipe.get("pack", {}).items():
        content = (work / "node_modules" / path).read_bytes()
        (out / output).write_bytes(lzma.compress(content, format=lzma.FORMAT_ALONE, filters=[LZMA]))
    (out / "LICENSES.txt").write_text(licences(work))
    return out


def publish(name: str, out: Path) -> None:
    target = RESULTS / name
    target.mkdir(parents=True, exist_ok=True)
    for old in target.iterdir():
        if old.is_file() and not (out / old.name).exists():
            old.unlink()
    for new in sorted(out.iterdir()):
        beside = target / (new.name + ".new")
        shutil.copyfile(new, beside)
        os.replace(beside, target / new.name)
    hashes = {path.name: sha256(path) for path in sorted(target.iterdir()) if path.is_file()}
    (SOURCES / name / "hashes.json").write_text(json.dumps(hashes, indent=2) + "\n")


def refresh(name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        publish(name, build(name, Path(folder)))
    sizes = ", ".join(f"{p.name} {p.stat().st_size:,}" for p in sorted((RESULTS / name).iterdir()))
    print(f"{name}: {sizes}", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", nargs="*", help="folders of scripts/vendor; default: all")
    parser.add_argument("--check", action="store_true", help="only compare with the recorded hashes")
    options = parser.parse_args()
    unknown = [name for name in options.name if name not in names()]
    if unknown:
        print(f"{unknown[0]} is not one of: {', '.join(names())}", file=sys.stderr)
        return 1
    for name in options.name or names():
        if options.check:
            for line in differences(name)[:1]:
                print(line, file=sys.stderr)
                return 1
            continue
        try:
            refresh(name)
        except (subprocess.CalledProcessError, OSError) as error:
            print(f"{name}: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
