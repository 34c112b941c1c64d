"""The cache tool: warm, then check from another process; and every way in which a cache can be wrong.

Kernels are compiled here, so each command runs in a process of its own, where Triton does not interpret.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOL = ROOT / "examples" / "production.py"

# The tool with one request, so that a test takes the time of one small kernel; `before` runs first.
ONE_REQUEST = """
import sys
sys.path[:0] = [{root!r}, {examples!r}]
import production
{before}
def one():
    from snippets.programs.vector_add import add
    return {{"add": lambda: add(production.normal({size}), production.normal({size}))}}
production.requests = one
sys.exit(production.main())
"""


def run(*arguments: str, before: str = "", size: int = 1024, **environment: str) -> subprocess.CompletedProcess:
    code = ONE_REQUEST.format(root=str(ROOT), examples=str(ROOT / "examples"), before=before, size=size)
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment}, timeout=120)


def warm(cache: Path, rows: Path | None = None, **options) -> subprocess.CompletedProcess:
    more = ["--rows", str(rows)] if rows else []
    return run("warm", "--cache", str(cache), "--target", "cuda:90", *more, **options)


def check(cache: Path, **options) -> subprocess.CompletedProcess:
    return run("check", "--cache", str(cache), **options)


def refused(result: subprocess.CompletedProcess, *words: str) -> None:
    """A last line on stderr that holds all words, no traceback, and a status that stops a deployment."""
    assert result.returncode == 1
    assert "Traceback" not in result.stderr
    for word in words:
        assert word in result.stderr.strip().splitlines()[-1]


@pytest.fixture(scope="module")
def whole(tmp_path_factory) -> Path:
    """A folder with `cache`, warmed once, and `copy`, from which every test gets it back as it was."""
    folder = tmp_path_factory.mktemp("production")
    assert warm(folder / "cache").returncode == 0
    shutil.copytree(folder / "cache", folder / "copy")
    return folder


@pytest.fixture
def warmed(whole: Path) -> Path:
    """The cache at the path where it was warmed: Triton's caches cannot move."""
    shutil.rmtree(whole / "cache", ignore_errors=True)
    shutil.copytree(whole / "copy", whole / "cache")
    return whole / "cache"


def snapshot(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def test_a_second_process_compiles_nothing_and_writes_nothing(warmed):
    before = snapshot(warmed)
    result = check(warmed)
    assert result.returncode == 0, result.stderr
    assert "nothing compiles" in result.stdout
    assert snapshot(warmed) == before


def test_another_shape_still_compiles_and_is_named(warmed):
    before = snapshot(warmed)
    refused(check(warmed, size=1023), "add still compiles add_kernel")  # no multiple of 16: specialised otherwise
    assert snapshot(warmed) == before


def test_targets_share_a_cache(warmed):
    assert run("warm", "--cache", str(warmed), "--target", "hip:gfx942").returncode == 0
    assert json.loads((warmed / "manifest.json").read_text())["targets"] == ["cuda:90", "hip:gfx942"]
    assert list(warmed.glob("*/*.hsaco")) and list(warmed.glob("*/*.cubin"))
    assert check(warmed).returncode == 0


def test_what_is_chosen_or_compiled_for_one_target_is_not_taken_for_another(tmp_path):
    """One process checks both, and neither the tuner's choice nor Triton's own memory may pass for the cache."""
    tuned = "production.requests = lambda: {'tuned': lambda: autotune.matmul(*(production.normal(512, 512),) * 2)}"
    code = ONE_REQUEST.format(root=str(ROOT), examples=str(ROOT / "examples"), before="", size=16)
    code = code.replace("production.requests = one", f"from snippets.matmul import autotune; {tuned}")
    cache, rows = tmp_path / "cache", tmp_path / "rows.json"
    for arguments in (["warm", "--target", "cuda:90"], ["warm", "--target", "cuda:100"], ["check"]):
        command = [sys.executable, "-c", code, *arguments, "--cache", str(cache), "--rows", str(rows)]
        result = subprocess.run(command, capture_output=True, text=True, timeout=120)
        assert result.returncode == 0, result.stderr
    assert [len(row["cached"]) for row in json.loads(rows.read_text())] == [4, 4]
    kept = [path for path in cache.glob("*/*.json") if '"arch": 100' in path.read_text()]
    shutil.rmtree(kept[0].parent)
    result = subprocess.run([*command[:3], "check", "--cache", str(cache)], capture_output=True, text=True, timeout=120)
    refused(result, "missing")


def test_rows_go_to_a_file_that_can_be_written_or_nothing_is_done(tmp_path):
    result = warm(tmp_path / "cache", rows=tmp_path / "none" / "rows.json")
    assert result.returncode == 2
    assert result.stderr.splitlines() == [f"production.py warm: argument --rows: there is no folder {tmp_path}/none"]
    assert not (tmp_path / "cache").exists()


def test_a_truncated_file_is_named_and_replaced(warmed):
    cubin = next(warmed.glob("*/*.cubin"))
    whole = cubin.read_bytes()
    cubin.write_bytes(whole[:100])
    refused(check(warmed), cubin.name, "truncated", "warm again")
    assert warm(warmed).returncode == 0
    assert cubin.read_bytes() == whole
    assert check(warmed).returncode == 0


def test_a_missing_entry_is_named(warmed):
    cubin = next(warmed.glob("*/*.cubin"))
    cubin.unlink()
    refused(check(warmed), cubin.name, "missing")


def test_a_cache_of_a_gpu_that_is_not_here_is_refused(warmed):
    """Filled on an A100, say: no launcher can be called for it on this machine."""
    manifest = json.loads((warmed / "manifest.json").read_text())
    (warmed / "manifest.json").write_text(json.dumps(manifest | {"targets": ["cuda:80"]}))
    refused(check(warmed), "filled for cuda:80: without such a GPU", "cuda:90")


def test_a_truncated_manifest_is_refused(warmed):
    (warmed / "manifest.json").write_text('{"folder"')
    refused(check(warmed), "manifest.json", "unreadable")
    assert warm(warmed).returncode == 0
    assert check(warmed).returncode == 0


@pytest.mark.parametrize("text", ["3", "[]", "{}", '{"targets": ["cuda:90"]}', "\xff"])
def test_what_is_no_manifest_is_refused_and_replaced(warmed, text):
    (warmed / "manifest.json").write_text(text, encoding="latin-1")
    refused(check(warmed), "manifest.json", "warm again")
    assert warm(warmed).returncode == 0
    assert check(warmed).returncode == 0


def test_a_cache_for_no_target_proves_nothing(warmed):
    manifest = json.loads((warmed / "manifest.json").read_text())
    (warmed / "manifest.json").write_text(json.dumps(manifest | {"targets": []}))
    refused(check(warmed), "manifest.json", "warm again")


@pytest.mark.parametrize("pattern", ["manifest.json", "*/*.cubin"])
def test_what_cannot_be_read_is_refused(warmed, pattern):
    file = next(warmed.glob(pattern))
    file.unlink()
    file.symlink_to(file.name)  # a loop: nobody can read it, not even root
    refused(check(warmed), file.name, "warm again")


def test_a_moved_cache_is_refused(warmed, tmp_path):
    moved = warmed.rename(tmp_path / "elsewhere")
    refused(check(moved), str(warmed), "filled at")


def test_a_missing_folder_is_refused(tmp_path):
    refused(check(tmp_path / "none"), "is no folder", "warm --cache")


def test_a_read_only_home_does_not_matter(tmp_path):
    cache = tmp_path / "cache"
    assert warm(cache, HOME="/dev/null").returncode == 0  # nothing can be made below a file
    assert check(cache, HOME="/dev/null").returncode == 0


def test_a_folder_that_cannot_be_made_is_refused():
    refused(warm(Path("/dev/null/cache")), "/dev/null")


def test_a_full_disk_is_refused_and_loses_nothing(warmed):
    before = snapshot(warmed)
    full = "import resource, torch; torch.cuda.is_available() and torch.ones(1, device='cuda')\n"  # CUDA writes as well
    full += "resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))"  # no file may grow past this
    refused(warm(warmed, size=1023, before=full), "warm again")
    assert snapshot(warmed) == before
    assert check(warmed).returncode == 0


def test_without_a_gpu_the_target_must_be_said(tmp_path):
    hidden = run("warm", "--cache", str(tmp_path), CUDA_VISIBLE_DEVICES="", HIP_VISIBLE_DEVICES="")
    refused(hidden, "--target")


def test_unknown_target_is_a_usage_error(tmp_path):
    result = run("warm", "--cache", str(tmp_path), "--target", "cuda:7")
    assert result.returncode == 2
    assert "cuda:90" in result.stderr


def test_every_kernel_of_the_book_is_warmed(tmp_path):
    """The real list of requests, compiled for a GPU that need not be here, then served to a second process."""
    cache = str(tmp_path / "cache")
    for arguments in (["warm", "--cache", cache, "--target", "cuda:90"], ["check", "--cache", cache]):
        command = [sys.executable, str(TOOL), *arguments]
        result = subprocess.run(command, capture_output=True, text=True, timeout=600)
        assert result.returncode == 0, result.stderr
    assert "nothing compiles" in result.stdout
    assert len(list(Path(cache).glob("*/*.cubin"))) >= 10
