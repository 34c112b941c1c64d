"""The GPUs the model knows. A new GPU is one more row, each figure with the document it comes from.

Figures are what the makers print, before any loss: what a kernel reaches of them is in `constants.py`.
Dense rates only (no sparsity). "fp32" among the dot rates is a dot at full fp32 precision.
"""

from collections import namedtuple

KIB = 1024
MIB = 1024 * KIB
GIB = 1024 * MIB

_COLUMNS = (
    "name",
    "vendor",  # "nvidia" or "amd"
    "target",  # what the compiler is told: "cuda:90", "hip:gfx942", ...
    "memory_bytes",
    "bandwidth_gb_s",  # device memory, 1 GB = 10^9 bytes
    "dot_tflop_s",  # peak of tl.dot by dtype, fp32 accumulator
    "fp32_tflop_s",  # outside the tensor cores
    "multiprocessors",  # SMs (NVIDIA), compute units (AMD)
    "lanes_per_multiprocessor",  # fp32 lanes
    "clock_mhz",  # highest boost clock
    "l2_bytes",
    "shared_bytes_per_multiprocessor",
    "shared_bytes_per_program",  # the most one program may ask for
    "shared_bytes_reserved",  # taken by the system for every resident program
    "registers_per_multiprocessor",  # of 32 bits
    "registers_per_thread",
    "warps_per_multiprocessor",
    "programs_per_multiprocessor",
    "threads_per_program",
    "warp_size",
    "launch_us",  # from one kernel's end to the next one's start, back to back in a stream
)
Gpu = namedtuple("Gpu", _COLUMNS)
FIELDS = _COLUMNS[3:]  # the figures, each of which has a source

_CUDA_TABLE = "CUDA C++ Programming Guide 13, technical specifications per compute capability "
_STORY = "the story's convention, near what an H200 shows between two eager kernels"
_HOPPER = "NVIDIA H100 Tensor Core GPU Architecture white paper v1.04, H100 SXM5"
_CDNA3 = "AMD CDNA 3 instruction set reference and white paper"
_CDNA4 = "AMD CDNA 4 instruction set reference and white paper"


def _cuda_sources(capability, product, chip):
    """Where each figure of an NVIDIA row comes from."""
    return _sources(product, chip, _CUDA_TABLE + capability)


def _sources(product, chip, limits):
    by_document = {
        product: ("memory_bytes", "bandwidth_gb_s", "dot_tflop_s", "fp32_tflop_s"),
        chip: ("multiprocessors", "lanes_per_multiprocessor", "clock_mhz", "l2_bytes"),
        limits: tuple(
            field for field in FIELDS if field.startswith(("shared", "registers", "warp", "programs", "threads"))
        ),
        _STORY: ("launch_us",),
    }
    return {field: document for document, fields in by_document.items() for field in fields}


_HOPPER_LIMITS = (228 * KIB, 227 * KIB, 1 * KIB, 65536, 255, 64, 32, 1024, 32)
_HOPPER_DOTS = {"bf16": 989.4, "fp16": 989.4, "fp32": 66.9, "tf32": 494.7}

_ROWS = (
    (
        ("A100 80GB", "nvidia", "cuda:80", 80 * GIB, 2039.0),
        ({"bf16": 312.0, "fp16": 312.0, "fp32": 19.5, "tf32": 156.0}, 19.5, 108, 64, 1410, 40 * MIB),
        (164 * KIB, 163 * KIB, 1 * KIB, 65536, 255, 64, 32, 1024, 32),
        _cuda_sources(
            "8.0",
            "NVIDIA A100 80GB SXM data sheet, June 2021",
            "NVIDIA A100 Tensor Core GPU Architecture white paper v1.0",
        ),
    ),
    (
        ("H100 SXM", "nvidia", "cuda:90", 80 * GIB, 3350.0),
        (_HOPPER_DOTS, 66.9, 132, 128, 1980, 50 * MIB),
        _HOPPER_LIMITS,
        _cuda_sources("9.0", "NVIDIA H100 SXM data sheet; rates to one decimal from the white paper v1.04", _HOPPER),
    ),
    (
        ("H200", "nvidia", "cuda:90", 141 * GIB, 4800.0),
        (_HOPPER_DOTS, 66.9, 132, 128, 1980, 50 * MIB),
        _HOPPER_LIMITS,
        _cuda_sources("9.0", "NVIDIA H200 SXM data sheet; rates as the H100's", _HOPPER + ", the same chip"),
    ),
    (
        ("B200", "nvidia", "cuda:100", 180 * GIB, 8000.0),
        ({"bf16": 2250.0, "fp16": 2250.0, "fp32": 75.0, "tf32": 1125.0}, 75.0, 148, 128, 1965, 126 * MIB),
        (228 * KIB, 227 * KIB, 1 * KIB, 65536, 255, 64, 32, 1024, 32),
        _cuda_sources(
            "10.0",
            "NVIDIA HGX B200 data sheet, an eighth of the board's, dense",
            "what the CUDA driver reports for a B200",
        ),
    ),
    (
        ("RTX 4090", "nvidia", "cuda:89", 24 * GIB, 1008.0),
        ({"bf16": 165.2, "fp16": 165.2, "fp32": 82.6, "tf32": 82.6}, 82.6, 128, 128, 2520, 72 * MIB),
        (100 * KIB, 99 * KIB, 1 * KIB, 65536, 255, 48, 24, 1024, 32),
        _cuda_sources(
            "8.9",
            "NVIDIA Ada GPU Architecture white paper v2.02, GeForce RTX 4090",
            "NVIDIA Ada GPU Architecture white paper v2.02, GeForce RTX 4090 chip",
        ),
    ),
    (
        ("MI300X", "amd", "hip:gfx942", 192 * GIB, 5300.0),
        ({"bf16": 1307.4, "fp16": 1307.4, "fp32": 163.4, "tf32": 653.7}, 163.4, 304, 128, 2100, 256 * MIB),
        (64 * KIB, 64 * KIB, 0, 131072, 512, 32, 32, 1024, 64),
        _sources("AMD Instinct MI300X data sheet", "AMD CDNA 3 white paper; L2 is its Infinity Cache", _CDNA3),
    ),
    (
        ("MI350X", "amd", "hip:gfx950", 288 * GIB, 8000.0),
        ({"bf16": 2306.9, "fp16": 2306.9, "fp32": 144.2}, 144.2, 256, 128, 2200, 256 * MIB),
        (160 * KIB, 160 * KIB, 0, 131072, 512, 32, 32, 1024, 64),
        _sources("AMD Instinct MI350X data sheet", "AMD CDNA 4 white paper; L2 is its Infinity Cache", _CDNA4),
    ),
)

LAUNCH_US = 4.0
GPUS = {}  # by name, in the order of the rows
SOURCES = {}  # by name, then by field
for _what, _chip, _limits, _documents in _ROWS:
    GPUS[_what[0]] = Gpu(*(_what + _chip + _limits + (LAUNCH_US,)))
    SOURCES[_what[0]] = _documents


def gpu_names():
    """Names of the known GPUs, in the table's order."""
    return [row[0][0] for row in _ROWS]


def find_gpu(name):
    """The row of GPU `name`. Errors: ValueError naming the known ones."""
    if name not in GPUS:
        raise ValueError("gpu must be one of " + ", ".join(gpu_names()) + ", not " + repr(name))
    return GPUS[name]


def describe_gpu(name):
    """All figures of GPU `name` as a dict of {field: {"value", "source"}}."""
    row = find_gpu(name)
    return {field: {"value": getattr(row, field), "source": SOURCES[name][field]} for field in FIELDS}
