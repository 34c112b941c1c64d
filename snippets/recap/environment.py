"""Environment variables of Triton that the book's readers meet. `tests/recap` holds each to `triton.knobs`.

Triton reads them when it needs them, but for TRITON_INTERPRET, which it reads while it is being imported.
"""

VARIABLES = {
    "TRITON_INTERPRET": "`1`: run kernels in Python, on a CPU, without compiling. Set it before Triton is imported.",
    "TRITON_CACHE_DIR": "Where compiled kernels are kept. Files in it name each other by path: do not move it.",
    "TRITON_ALWAYS_COMPILE": "`1`: compile at the first call of a process even if the cache has the kernel.",
    "TRITON_CACHE_AUTOTUNING": "`1`: keep what `@triton.autotune` found beside the compiled kernels.",
    "TRITON_PRINT_AUTOTUNING": "`1`: print the config that won and how long tuning took.",
    "TRITON_KERNEL_DUMP": "`1`: write TTIR, TTGIR, LLVM IR and assembly of each kernel that is compiled.",
    "TRITON_DUMP_DIR": "Where `TRITON_KERNEL_DUMP` writes.",
    "TRITON_F32_DEFAULT": "`ieee`, `tf32` or `tf32x3`: how `tl.dot` multiplies fp32 where a kernel does not say.",
    "TRITON_FRONT_END_DEBUGGING": "`1`: show the compiler's own frames in the traceback of a kernel it refuses.",
    "TRITON_DISABLE_LINE_INFO": "`1`: leave file names and line numbers out of compiled kernels.",
    "TRITON_PTXAS_PATH": "Another `ptxas` than the one that Triton brings.",
}
