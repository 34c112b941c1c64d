"""What one program takes of a multiprocessor, and so how many programs live there at once."""

from .checks import power_of_two, whole
from .gpus import find_gpu


def out_of_resources(resource, required, limit):
    """Triton's message when a launch asks for more `resource` than the GPU has, or None when it fits."""
    if required <= limit:
        return None
    return (
        f"out of resource: {resource}, Required: {required}, Hardware limit: {limit}. "
        "Reducing block sizes or `num_stages` may help."
    )


def threads(gpu, num_warps):
    """Threads of one program: num_warps warps of 32 (NVIDIA) or 64 (AMD)."""
    return power_of_two("num_warps", num_warps, 1, 64) * find_gpu(gpu).warp_size


def elements_per_thread(gpu, block, num_warps):
    """Elements of a block that one thread holds; below 1 some threads hold copies."""
    return power_of_two("block", block) / threads(gpu, num_warps)


def occupancy(gpu, num_warps, registers=0, shared_bytes=0):
    """How many programs fit on one multiprocessor, and which resource says so.

    `registers` are those of one thread, `shared_bytes` those of one program. Returns programs, warps, occupancy
    (resident warps over the most that fit, 0 to 1), limiter ("warps", "programs", "registers" or "shared memory"),
    programs_by (the count each resource alone would allow), threads and error (Triton's message, or None).
    """
    row = find_gpu(gpu)
    count = threads(gpu, num_warps)
    registers = whole("registers", registers, 0, row.registers_per_thread)
    shared_bytes = whole("shared_bytes", shared_bytes, 0)
    by = _programs_by(row, num_warps, registers, shared_bytes)
    limiter = min(("warps", "programs", "registers", "shared memory"), key=lambda resource: by[resource])
    error = out_of_resources("shared memory", shared_bytes, row.shared_bytes_per_program) or out_of_resources(
        "threads", count, row.threads_per_program
    )
    programs = 0 if error else by[limiter]
    return {
        "programs": programs,
        "warps": programs * num_warps,
        "occupancy": programs * num_warps / row.warps_per_multiprocessor,
        "limiter": limiter,
        "programs_by": by,
        "threads": count,
        "error": error,
    }


def _programs_by(row, num_warps, registers, shared_bytes):
    return {
        "warps": row.warps_per_multiprocessor // num_warps,
        "programs": row.programs_per_multiprocessor,
        "registers": _by_registers(row, num_warps, registers),
        "shared memory": row.shared_bytes_per_multiprocessor // _shared_taken(row, shared_bytes)
        if _shared_taken(row, shared_bytes)
        else row.programs_per_multiprocessor,
    }


def _by_registers(row, num_warps, registers):
    """Registers are dealt per warp, in eights for each thread; a quarter of the file serves a quarter of the warps."""
    if registers == 0:
        return row.warps_per_multiprocessor // num_warps
    per_warp = (registers + 7) // 8 * 8 * row.warp_size
    per_quarter = row.registers_per_multiprocessor // 4 // per_warp
    return 4 * per_quarter // num_warps


def _shared_taken(row, shared_bytes):
    """Shared memory is dealt in pieces of 128 bytes, plus what the system keeps for each program."""
    return (shared_bytes + 127) // 128 * 128 + row.shared_bytes_reserved


def waves(gpu, programs, resident):
    """How `programs` run when `resident` fit on each multiprocessor.

    Returns full (waves with every slot taken), tail (programs of the last, partial wave), waves (rounds until all have
    run, the last counted whole) and busy (share of the slots that did work, 0 to 1; the tail wastes the rest).
    """
    programs = whole("programs", programs)
    slots = whole("resident", resident) * find_gpu(gpu).multiprocessors
    count = (programs + slots - 1) // slots
    return {
        "slots": slots,
        "full": programs // slots,
        "tail": programs % slots,
        "waves": count,
        "busy": programs / (count * slots),
    }
