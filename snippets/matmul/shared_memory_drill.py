"""The shared-memory drill: questions drawn from a seed, their answers, and why each usual wrong answer is wrong.

Plain Python over the book's cost model: it needs no GPU and no Triton, and the page runs it too.
"""

from collections import namedtuple

from docs.simulator.chance import Draw
from docs.simulator.gpus import find_gpu
from docs.simulator.occupancy import occupancy
from docs.simulator.stages import buffers, fit, matmul_shared_bytes, stage_bytes

# The rule of the page, to the byte: older NVIDIA GPUs and fp32 keep a buffer fewer, and the B200 adds 16 bytes.
GPUS = ("H100 SXM", "H200", "MI300X", "MI350X")
ITEM_BYTES = {"bf16": 2, "fp16": 2, "fp32": 4}
PARTS = ("bytes", "fits", "programs")


# One tiled matmul on one GPU: how many bytes of shared memory does a program take, does it fit, and how often?
Question = namedtuple("Question", ["gpu", "dtype", "BLOCK_M", "BLOCK_N", "BLOCK_K", "num_stages"])
# `bytes` of one program; `fits`; `programs` that share a multiprocessor as far as shared memory allows.
Answer = namedtuple("Answer", ["bytes", "fits", "programs"])


# --8<-- [start:draw]
def draw(seed: int, count: int = 5) -> list[Question]:
    """`count` questions; the same seed draws the same ones."""
    chance = Draw(seed)
    return [
        Question(
            gpu=chance.among(GPUS),
            dtype=chance.among(("bf16", "fp16")),
            BLOCK_M=chance.among((64, 128, 256)),
            BLOCK_N=chance.among((64, 128, 256)),
            BLOCK_K=chance.among((32, 64, 128)),
            num_stages=chance.among((2, 3, 4, 5)),
        )
        for _ in range(count)
    ]


# --8<-- [end:draw]


# --8<-- [start:answer]
def answer(question: Question) -> Answer:
    """Worked out by the cost model: buffers × (BLOCK_M × BLOCK_K + BLOCK_K × BLOCK_N) × bytes an element."""
    gpu, dtype, *tile, num_stages = question
    needed = matmul_shared_bytes(gpu, *tile, num_stages, dtype)
    if not fit(gpu, needed)["fits"]:
        return Answer(needed, False, 0)
    return Answer(needed, True, occupancy(gpu, num_warps=1, shared_bytes=needed)["programs_by"]["shared memory"])


# --8<-- [end:answer]


def ask(question: Question) -> str:
    gpu, dtype, m, n, k, stages = question
    return f"{m} × {n} tile, BLOCK_K {k}, {dtype}, num_stages {stages}, on the {gpu}"


def work(question: Question) -> str:
    """The sum, written out."""
    gpu, dtype, m, n, k, stages = question
    row, right = find_gpu(gpu), answer(question)
    count = buffers(gpu, stages)
    text = f"{count} × ({m} × {k} + {k} × {n}) × {ITEM_BYTES[dtype]} = {right.bytes:,} bytes"
    if not right.fits:
        return f"{text}: more than the {row.shared_bytes_per_program:,} one program may have"
    kept = row.shared_bytes_reserved
    each = f"({right.bytes:,} + {kept:,} the system keeps)" if kept else f"{right.bytes:,}"
    return (
        f"{text}, within {row.shared_bytes_per_program:,}; "
        f"{row.shared_bytes_per_multiprocessor:,} ÷ {each} = {right.programs} programs"
    )


def judge(question: Question, part: str, given: int | bool) -> str:
    """ "" for a right answer to `part` ("bytes", "fits", "programs"), or why this wrong one is wrong.

    Errors: ValueError for a part that is not one of the three.
    """
    if part not in PARTS:
        raise ValueError(f"part must be one of {', '.join(PARTS)}, not {part!r}")
    if given == getattr(answer(question), part):
        return ""
    if part == "fits":
        return _why_not_fits(question)
    slips = _byte_slips(question) if part == "bytes" else _program_slips(question)
    return slips.get(given, f"Not that. {work(question)}.")


def _byte_slips(question: Question) -> dict[int, str]:
    """Wrong byte counts that people give, each with its reason; where two agree the likelier comes first."""
    gpu, dtype, m, n, k, stages = question
    item, stage, count = ITEM_BYTES[dtype], stage_bytes(m, n, k, dtype), buffers(gpu, stages)
    slips = {}
    if count == stages:
        slips[(stages - 1) * stage] = "One buffer fewer is AMD's rule: NVIDIA's compiler keeps one buffer a stage."
    else:
        slips[stages * stage] = f"On AMD num_stages = {stages} keeps {count} buffers: one fewer than its name says."
    for wrong, why in (
        (stage, f"That is one stage. {count} of them are in flight at once."),
        (count * stage // item, f"Those are elements. An element of {dtype} takes {item} bytes."),
        (count * stage + m * n * 4, "The accumulator is not there: the tile of C stays in registers."),
        (count * stage + m * n * item, "C is not there while K streams by: its tile stays in registers."),
        (count * m * k * item, "That is A alone: the tile of B is loaded beside it."),
        (count * k * n * item, "That is B alone: the tile of A is loaded beside it."),
        (count * m * n * item, "What is loaded is BLOCK_M × BLOCK_K and BLOCK_K × BLOCK_N, not BLOCK_M × BLOCK_N."),
        (count * stage // item * (6 - item), f"That is another dtype: an element of {dtype} takes {item} bytes."),
    ):
        slips.setdefault(wrong, why)
    return slips


def _why_not_fits(question: Question) -> str:
    row, right = find_gpu(question.gpu), answer(question)
    limit, whole = row.shared_bytes_per_program, row.shared_bytes_per_multiprocessor
    if right.fits:
        return f"It fits: {right.bytes:,} bytes, and one program may have {limit:,}."
    if right.bytes <= whole:
        return (
            f"{whole:,} bytes is the whole multiprocessor's; one program may have {limit:,}, and needs {right.bytes:,}."
        )
    return (
        f"{right.bytes:,} bytes are needed, and one program may have {limit:,}: Triton raises OutOfResources at launch."
    )


def _program_slips(question: Question) -> dict[int, str]:
    row, right = find_gpu(question.gpu), answer(question)
    if not right.fits:
        return {
            1: f"Not even one: it needs {right.bytes:,} bytes of the {row.shared_bytes_per_program:,} one may have."
        }
    kept, whole = row.shared_bytes_reserved, row.shared_bytes_per_multiprocessor
    slips = {0: f"It fits, so at least one runs: {right.bytes:,} bytes of {row.shared_bytes_per_program:,}."}
    for wrong, why in (
        (whole // right.bytes, f"The system keeps {kept:,} bytes for each program: count them."),
        (
            row.shared_bytes_per_program // right.bytes,
            "That divides one program's limit; programs share the whole SM's.",
        ),
        (right.programs + 1, "Rounded up: a program that fits in part does not run."),
    ):
        slips.setdefault(wrong, why)
    return slips
