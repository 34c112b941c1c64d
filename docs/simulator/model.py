"""The cost model's face: predict a kernel, list its events, place it on the roofline, tell the story.

Plain arguments in, JSON-able dicts out; times in µs, sizes in bytes. Bad arguments raise a ValueError that names them.
Two views: the machine's (default; what records are compared with) and the ideal one (`ideal=True`, the story's).
"""

from . import attention, checks, configs, gpus, matmul, memory, memory_kernels, occupancy, traffic
from .constants import STORY_BANDWIDTH_SHARE
from .engine import floor_us

STORY = {"gpu": "H100 SXM", "rows": 8192, "columns": 8192, "dtype": "bf16"}


def kernel_names():
    """Names `predict` knows, as the command line lists them."""
    return ["add", "activation", "softmax", "matmul", "attention", "copy"]


def predict(kernel, gpu, size, dtype="bf16", config=None, eager=False, ideal=False, causal=False):
    """Time and resources of one call of `kernel` (of its chain of operators, with eager=True).

    size: a list, one number for each name in `traffic.KERNELS[kernel]`. config: tile sizes, num_warps, num_stages,
    over the book's defaults. Returns time_us, bytes (the fewest to move; eager: what the chain moves), flops, bound,
    shared_bytes, occupancy, error (Triton's message when the launch would fail, else None), limiter, config, events,
    and machine (name and µs of what the machine adds to the ideal chain).
    """
    checks.one_of("kernel", kernel, kernel_names())
    gpus.find_gpu(gpu)
    size = checks.sizes(traffic.KERNELS[kernel], size)
    checks.item_bytes(dtype)
    for name, value in (("eager", eager), ("ideal", ideal), ("causal", causal)):
        checks.one_of(name, value, (True, False))
    if causal and kernel != "attention":
        raise ValueError(f"causal is for attention, not for {kernel}")
    chosen = configs.resolve(kernel, gpu, size, dtype, config)
    found = configs.resources(kernel, gpu, size, dtype, chosen, eager)
    events = _events(kernel, gpu, size, dtype, chosen, eager, ideal, causal)
    error = found["error"] or memory.out_of_memory(kernel, gpu, size, dtype, eager)
    return {
        "time_us": None if error else sum(event["duration_us"] for event in events),
        "bytes": sum(event["bytes"] for event in events),
        "flops": sum(event["flops"] for event in events),
        "bound": None if error else _bound(events),
        "shared_bytes": found["shared_bytes"],
        "occupancy": found["occupancy"],
        "limiter": found["limiter"],
        "error": error,
        "config": chosen,
        "events": [] if error else _schedule(events),
        "machine": {} if error else _machine(events),
    }


def _events(kernel, gpu, size, dtype, config, eager, ideal, causal):
    if kernel == "add":
        return memory_kernels.add_events(gpu, size[0], dtype, config, ideal)
    if kernel == "copy":
        return memory_kernels.copy_events(gpu, size[0], dtype, ideal)
    if kernel == "activation":
        return memory_kernels.activation_events(gpu, size[0], size[1], dtype, config, eager, ideal)
    if kernel == "softmax":
        return memory_kernels.softmax_events(gpu, size[0], size[1], dtype, config, eager, ideal)
    if kernel == "matmul":
        return matmul.matmul_events(gpu, size[0], size[1], size[2], dtype, config, ideal)
    return attention.attention_events(gpu, size[0], size[1], size[2], size[3], dtype, config, causal, eager, ideal)


def _bound(events):
    longest = max(events, key=lambda event: event["duration_us"])
    return longest["bound"]


def _schedule(events):
    """The events with start_us, one after the other as in a stream."""
    start = 0.0
    for event in events:
        event["start_us"] = start
        start += event["duration_us"]
    return events


def _machine(events):
    added = {}
    for event in events:
        for name, extra in event["parts"].items():
            added[name] = added.get(name, 0.0) + extra
    return added


def timeline(kernel, gpu, size, dtype="bf16", config=None, eager=False, ideal=False, causal=False):
    """The events of a run, for drawing: name, start_us, duration_us, bytes, bound."""
    events = predict(kernel, gpu, size, dtype, config, eager, ideal, causal)["events"]
    keys = ("name", "start_us", "duration_us", "bytes", "bound")
    return [{key: event[key] for key in keys} for event in events]


def story(gpu="H100 SXM", rows=8192, columns=8192, dtype="bf16"):
    """The story's arithmetic (ideal view): eager and fused time_us and bytes, tensor_bytes, launch_us, speedup."""
    eager = predict("activation", gpu, (rows, columns), dtype, eager=True, ideal=True)
    fused = predict("activation", gpu, (rows, columns), dtype, ideal=True)
    row = gpus.find_gpu(gpu)
    return {
        "eager_us": eager["time_us"],
        "fused_us": fused["time_us"],
        "eager_bytes": eager["bytes"],
        "fused_bytes": fused["bytes"],
        "tensor_bytes": fused["bytes"] // 2,
        "kernel_us": fused["time_us"],
        "kernels": len(eager["events"]),
        "launch_us": row.launch_us,
        "launches_us": row.launch_us * len(eager["events"]),
        "bandwidth_gb_s": row.bandwidth_gb_s * STORY_BANDWIDTH_SHARE,
        "speedup": eager["time_us"] / fused["time_us"],
        "events": eager["events"],
    }


def roofline(gpu, flops, moved_bytes, dtype="bf16", dots=False):
    """A kernel on the roofline: intensity (FLOPs a byte), ridge (FLOPs a byte from which the peak is in reach),
    attainable_tflop_s (the peak, or below the ridge as much as the bytes allow) and bound, "memory" or "compute".

    dots: whether the FLOPs run on the tensor cores (peak of `dtype`) or on the fp32 lanes.
    """
    row = gpus.find_gpu(gpu)
    flops, moved_bytes = (
        checks.whole("flops", flops, 0, 1 << 80),
        checks.whole("moved_bytes", moved_bytes, 1, 1 << 60),
    )
    checks.item_bytes(dtype)
    peak = row.dot_tflop_s[dtype] if dots else row.fp32_tflop_s
    intensity = flops / moved_bytes
    ridge = peak * 1e3 / row.bandwidth_gb_s
    return {
        "intensity": intensity,
        "ridge": ridge,
        "peak_tflop_s": peak,
        "bandwidth_gb_s": row.bandwidth_gb_s,
        "attainable_tflop_s": min(peak, intensity * row.bandwidth_gb_s / 1e3),
        "bound": "memory" if intensity < ridge else "compute",
        "floor_us": max(moved_bytes / row.bandwidth_gb_s / 1e3, flops / peak / 1e6),
    }


def resources(gpu, num_warps=4, registers=32, shared_bytes=0):
    """Threads, resident programs, occupancy and its limiter: see `occupancy.occupancy`."""
    return occupancy.occupancy(gpu, num_warps, registers, shared_bytes)


def launch_floor(gpu, n, dtype="fp32"):
    """Launch against data for an add of n elements: launch_us, data_us, floor_us, share of the launch (0 to 1)."""
    row = gpus.find_gpu(gpu)
    moved = traffic.add_bytes(n, dtype)
    total = floor_us(gpu, moved)
    return {
        "launch_us": row.launch_us,
        "data_us": total - row.launch_us,
        "floor_us": total,
        "launch_share": row.launch_us / total,
        "bytes": moved,
        "even_elements": int(
            row.launch_us * row.bandwidth_gb_s * STORY_BANDWIDTH_SHARE * 1e3 / traffic.add_bytes(1, dtype)
        ),
    }
