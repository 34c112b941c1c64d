"""One kernel on one GPU: how long its bytes, its arithmetic and its programs take, and what that adds up to."""

from . import constants
from .gpus import find_gpu


def memory_us(gpu, amount, share):
    """Time to move `amount` bytes at `share` of the printed bandwidth."""
    return amount / (find_gpu(gpu).bandwidth_gb_s * share * 1e3)


def floor_us(gpu, amount, launch=True):
    """The least a kernel that moves `amount` bytes can take, in the story's view: 90 % of bandwidth, and a launch."""
    row = find_gpu(gpu)
    return memory_us(gpu, amount, constants.STORY_BANDWIDTH_SHARE) + (row.launch_us if launch else 0.0)


def lanes_us(gpu, instructions):
    """Time to issue `instructions` (one for each element and operation) on all fp32 lanes at boost clock."""
    row = find_gpu(gpu)
    return instructions / (row.multiprocessors * row.lanes_per_multiprocessor * row.clock_mhz)


def programs_us(gpu, memory, programs, resident, latency_us):
    """Time in which `programs` get through beside `memory`'s time for their bytes.

    Each lives `latency_us`, with `resident` on a multiprocessor (Little's law), longer where memory is nearly busy;
    and the GPU starts them one by one.
    """
    row = find_gpu(gpu)
    waiting = programs * latency_us / (resident * row.multiprocessors)
    starting = programs * constants.PROGRAM_START_CYCLES / row.clock_mhz
    return max(flow((memory, waiting)), starting)


def flow(terms):
    """Time of things that flow side by side: the slowest, and more where others come near it."""
    longest = max(terms)
    if longest <= 0:
        return 0.0
    knee = constants.KNEE
    return longest * sum((term / longest) ** knee for term in terms) ** (1.0 / knee)


def in_turn(terms, hands):
    """Time of things done side by side by `hands`: the longest of them, and of the others what stays uncovered.

    A program alone loads, computes and stores in turn, so its times add up. With others resident, one computes while
    another loads, and of the shorter things only 1 / hands shows.
    """
    longest = max(terms)
    return longest + (sum(terms) - longest) / hands


def event(name, floor, memory, compute, programs=0.0, amount=0, flops=0, hands=16):
    """One kernel of a run: its times in µs, bytes, flops and what it waits for; `parts` is for what a machine adds."""
    return {
        "name": name,
        "duration_us": floor + in_turn((max(memory, programs), compute), hands),
        "launch_us": floor,
        "memory_us": memory,
        "compute_us": compute,
        "programs_us": programs,
        "bytes": amount,
        "flops": flops,
        "bound": bound(floor, memory, compute, programs),
        "parts": {},
    }


def ideal_event(gpu, name, amount, flops=0, dtype="bf16", dots=False):
    """The story's kernel: bytes at 90 % of bandwidth, or a dot's FLOPs at peak, and a launch."""
    row = find_gpu(gpu)
    compute = flops / (row.dot_tflop_s[dtype] * 1e6) if dots else 0.0
    memory = memory_us(gpu, amount, constants.STORY_BANDWIDTH_SHARE)
    found = event(name, row.launch_us, memory, compute, 0.0, amount, flops)
    found["duration_us"] = row.launch_us + max(memory, compute)
    return found


def bound(launch, memory, compute, programs=0.0):
    """What a kernel waits for most: "memory", "compute" or "launch" (starting kernels, or short-lived programs).

    `programs` beside memory is never less than memory: it counts where it is clearly more.
    """
    asking = programs if programs > 1.2 * memory else 0.0
    by = {"memory": memory, "compute": compute, "launch": max(launch, asking)}
    return max(("memory", "compute", "launch"), key=lambda name: by[name])
