"""What a reader's browser loads is made from the files as they are, and unpacks to what was packed."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import runner_bundle

ROOT = Path(__file__).parents[2]
VENDORED = sorted(path.parent for path in (ROOT / "scripts" / "vendor").glob("*/vendor.json"))


def command(*arguments: str) -> subprocess.CompletedProcess:
    return subprocess.run([sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True)


@pytest.mark.parametrize("script", ["scripts/runner_bundle.py", "scripts/vendor.py"])
def test_what_is_committed_is_current(script):
    result = command(script, "--check")
    assert (result.returncode, result.stderr) == (0, "")


def test_a_changed_file_in_vendor_is_named(tmp_path, monkeypatch):
    from scripts import vendor

    (tmp_path / "micropython").mkdir()
    (tmp_path / "micropython" / "micropython.js").write_text("something else")
    monkeypatch.setattr(vendor, "RESULTS", tmp_path)
    assert any("micropython.js: recorded c" in line for line in vendor.differences("micropython"))


def test_a_change_of_any_source_shows(tmp_path, monkeypatch):
    before = runner_bundle.digest()
    assert before == runner_bundle.digest()
    changed = tmp_path / "MICROPYTHON.js"
    changed.write_text("another")
    monkeypatch.setattr(runner_bundle, "MICROPYTHON", changed)
    monkeypatch.setattr(runner_bundle, "ROOT", Path("/"))
    assert runner_bundle.digest() != before


def test_the_library_loses_its_comments_and_nothing_else():
    text = 'def f(x):\n    """Words."""\n    # more\n    return x  # and more\n\n\nclass A:\n    """Only words."""\n'
    assert runner_bundle.bare(text) == "def f(x):\n    return x\n\nclass A:\n    pass"


@pytest.mark.parametrize("folder", VENDORED, ids=lambda folder: folder.name)
def test_the_lock_files_name_no_registry(folder):
    lock = json.loads((folder / "package-lock.json").read_text())
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]
    assert all(package.get("integrity") for name, package in lock["packages"].items() if name)


def test_the_packed_wasm_unpacks_to_the_wasm(page, address):
    digest = page.goto(address + "add.html") and page.evaluate(
        """async () => {
            const { unpack } = await import("./runner/lzma.js");
            const packed = await (await fetch("vendor/micropython/micropython.wasm.lzma")).arrayBuffer();
            const hash = await crypto.subtle.digest("SHA-256", unpack(new Uint8Array(packed)));
            return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
        }"""
    )
    wasm = ROOT / "docs" / "vendor" / "micropython" / "micropython.wasm"
    assert digest == hashlib.sha256(wasm.read_bytes()).hexdigest()


@pytest.mark.parametrize("damage", ["cut off", "changed"])
def test_a_damaged_pack_is_noticed(page, address, damage):
    page.goto(address + "add.html")
    outcome = page.evaluate(
        """async (damage) => {
            const { unpack } = await import("./runner/lzma.js");
            const response = await fetch("vendor/micropython/micropython.wasm.lzma");
            const packed = new Uint8Array(await response.arrayBuffer());
            if (damage === "changed") packed.fill(0xa5, 1000, 1100);
            try {
                return unpack(damage === "changed" ? packed : packed.subarray(0, 1000)).length;
            } catch (error) {
                return error.message;
            }
        }""",
        damage,
    )
    assert outcome != 433_743
