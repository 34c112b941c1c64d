"""Compile the C++ kernel of vendors/one_source and its HIP port for their targets; write what each takes as facts.

    python scripts/compile_cpp.py [--nvcc nvcc] [--clang clang++-22] [--hip-include DIR]

The CUDA source is compiled by nvcc. The HIP port is compiled for the device alone by a clang that knows the target (20
or newer for gfx950), with HIP's headers from DIR and the device library of Triton's wheel; no AMD GPU or driver is
needed. Writes docs/compiled/vendors/one_source_cpp.json, one row a target. Exit status: 0, or 1 with one line on
stderr, and nothing written, when a compiler is missing or refuses the source.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from scripts.cross_compile import number, resource_usage
from scripts.records import COMPILED, ROOT, dumps, source_hash, write

STEP = "vendors/one_source"
SOURCES = ROOT / "snippets" / "vendors"
TARGETS = (("cuda:90", "one_source.cu"), ("hip:gfx942", "one_source.hip"), ("hip:gfx950", "one_source.hip"))


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="compile_cpp.py", description=__doc__.splitlines()[0])
    parser.add_argument("--nvcc", default="nvcc", help="NVIDIA's compiler")
    parser.add_argument("--clang", default="clang++-22", help="a clang that knows the AMD targets")
    parser.add_argument("--hip-include", default="/usr/include", help="the folder that holds hip/hip_runtime.h")
    options = parser.parse_args(arguments)
    if missing := [compiler for compiler in (options.nvcc, options.clang) if shutil.which(compiler) is None]:
        raise SystemExit(f"compile_cpp.py: {' and '.join(missing)} not installed; CONTRIBUTING.md says where from")
    rows = []
    for target, source in TARGETS:
        print(f"{source} for {target}", flush=True)
        rows.append({"target": target, "source": source} | facts(target, SOURCES / source, options))
    write(
        COMPILED / "vendors" / "one_source_cpp.json",
        dumps({"step": STEP, "source_hash": source_hash(STEP), "rows": rows}),
    )


def facts(target: str, source: Path, options: argparse.Namespace) -> dict:
    """Compiler, registers a thread and spills of one source on one target."""
    vendor, architecture = target.split(":")
    compiler = options.nvcc if vendor == "cuda" else options.clang
    with tempfile.TemporaryDirectory() as folder:
        output = Path(folder) / "kernel"
        if vendor == "cuda":
            run([compiler, "-O3", f"-arch=sm_{architecture}", "-cubin", "-o", str(output), str(source)])
            report = resource_usage(output.read_bytes())
            found = {"registers": number(r"REG:(\d+)", report), "spills": number(r"STACK:(\d+)", report)}
        else:
            run(hip_command(compiler, architecture, source, output, options.hip_include))
            text = output.read_text()
            found = {
                "registers": number(r"\.vgpr_count:\s*(\d+)", text),
                "spills": number(r"\.vgpr_spill_count:\s*(\d+)", text),
            }
    return {"compiler": version(compiler), **found}


def hip_command(clang: str, architecture: str, source: Path, output: Path, include: str) -> list[str]:
    """HIP 5 headers want a macro that clang 22 no longer defines: a wavefront has 64 threads on both targets."""
    import triton

    device_library = Path(triton.__file__).parent / "backends" / "amd" / "lib" / "ocml.bc"
    if not (Path(include) / "hip" / "hip_runtime.h").is_file():
        raise SystemExit(f"compile_cpp.py: no hip/hip_runtime.h in {include}: name its folder with --hip-include")
    language = ["-x", "hip", "--cuda-device-only", f"--offload-arch={architecture}", "-nogpulib", "-nogpuinc"]
    macros = ["-D__HIP_PLATFORM_AMD__", "-D__AMDGCN_WAVEFRONT_SIZE=64", "-include", "cstdint"]
    library = ["-Xclang", "-mlink-builtin-bitcode", "-Xclang", str(device_library)]
    return [clang, *language, "-O3", "-w", *macros, f"-I{include}", *library, "-S", "-o", str(output), str(source)]


def version(compiler: str) -> str:
    text = run([compiler, "--version"])
    found = re.search(r"(?:release|version) ([\d.]+)", text)
    return f"{'nvcc' if 'nvcc' in compiler else 'clang'} {found[1] if found else 'of unknown version'}"


def run(command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if "error" in line] or ["no message"]
        raise SystemExit(f"compile_cpp.py: {command[0]} refused {command[-1]}: {lines[0]}")
    return done.stdout


if __name__ == "__main__":
    main(sys.argv[1:])
