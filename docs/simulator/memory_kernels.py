"""Kernels that are paid for in bytes: add, copy, activation, softmax. Each returns the events of its run."""

from . import constants, traffic
from .checks import item_bytes, one_of
from .engine import event, ideal_event, lanes_us, memory_us, programs_us
from .occupancy import occupancy

SOFTMAX_ONE_BLOCK = 16384  # columns: longer rows are read twice, by a loop
SOFTMAX_NARROW = 1024  # columns: shorter rows share a program
MACHINE = ("broadcast add", "erf arithmetic")  # what the H200 adds to the ideal chain


def streaming(gpu, name, amount, flops, programs, num_warps, instructions=0.0):
    """A kernel whose programs each load, compute and store once."""
    resident = max(1, occupancy(gpu, num_warps, 32)["programs"])
    return event(
        name,
        constants.KERNEL_FLOOR_US,
        memory_us(gpu, amount, constants.BANDWIDTH_SHARE),
        lanes_us(gpu, instructions),
        programs_us(gpu, programs, resident, constants.PROGRAM_LATENCY_US),
        amount,
        flops,
    )


def add_events(gpu, n, dtype, config, ideal):
    """An add of two vectors: one kernel."""
    amount = traffic.add_bytes(n, dtype)
    if ideal:
        return [ideal_event(gpu, "add", amount, n)]
    programs = traffic.tiles(n, config["BLOCK"])
    return [streaming(gpu, "add", amount, n, programs, config["num_warps"], n)]


def copy_events(gpu, n, dtype, ideal):
    """The limit: a copy of n elements by the library."""
    amount = traffic.copy_bytes(n, dtype)
    if ideal:
        return [ideal_event(gpu, "copy", amount)]
    return [
        event(
            "copy",
            constants.KERNEL_FLOOR_US,
            memory_us(gpu, amount, constants.BANDWIDTH_SHARE),
            0.0,
            0.0,
            amount,
        )
    ]


def activation_events(gpu, rows, columns, dtype, config, eager, ideal):
    """The story's line: four kernels (eager), or one."""
    elements = rows * columns
    amount = traffic.activation_bytes(rows, columns, dtype)
    names = traffic.CHAIN if eager else ("activation",)
    if ideal:
        return [ideal_event(gpu, name, amount, _flops(name, elements)) for name in names]
    if eager:
        return [_eager_operator(gpu, name, elements, amount) for name in names]
    rung = one_of("rung", config.get("rung", "fast"), ("plain", "fast"))
    instructions = constants.ERF_INSTRUCTIONS if rung == "plain" else constants.FAST_GELU_INSTRUCTIONS
    programs = traffic.tiles(elements, config["BLOCK"])
    return [
        streaming(
            gpu,
            "activation",
            amount,
            _flops("activation", elements),
            programs,
            config["num_warps"],
            elements * instructions,
        )
    ]


def _flops(name, elements):
    return elements * traffic.CHAIN_FLOPS.get(name, sum(traffic.CHAIN_FLOPS.values()))


def _eager_operator(gpu, name, elements, amount):
    """One of PyTorch's kernels; what the machine adds to the ideal is a part of its own."""
    share = constants.BROADCAST_ADD_SHARE if name == "add" else constants.BANDWIDTH_SHARE
    instructions = elements * (constants.ERF_INSTRUCTIONS if name == "gelu" else 1.0)
    memory, compute = memory_us(gpu, amount, share), lanes_us(gpu, instructions)
    found = event(name, constants.KERNEL_FLOOR_US, memory, compute, 0.0, amount, _flops(name, elements))
    plain = event(name, constants.KERNEL_FLOOR_US, memory_us(gpu, amount, constants.BANDWIDTH_SHARE), 0.0)
    extra = found["duration_us"] - plain["duration_us"]
    if name == "add":
        found["parts"] = {MACHINE[0]: extra}
    if name == "gelu":
        found["parts"] = {MACHINE[1]: extra}
    return found


def softmax_events(gpu, rows, columns, dtype, config, eager, ideal):
    """Softmax along rows: by the chain of five operators (eager), or in one kernel."""
    amount, flops = traffic.softmax_bytes(rows, columns, dtype), traffic.softmax_flops(rows, columns)
    if eager:
        return _softmax_chain(gpu, rows, columns, dtype, ideal)
    if ideal:
        return [ideal_event(gpu, "softmax", amount, flops)]
    rung = softmax_rung(columns, config)
    rows_a_program = max(1, SOFTMAX_NARROW // columns) if rung == "narrow" else 1
    moved = amount * 3 // 2 if rung == "looped" else amount
    programs = traffic.tiles(rows, rows_a_program)
    return [streaming(gpu, "softmax", moved, flops, programs, config["num_warps"], rows * columns * 8.0)]


def softmax_rung(columns, config):
    """Which kernel serves rows of `columns`: "narrow", "one block" or "looped"."""
    if config.get("rung"):
        return one_of("rung", config["rung"], ("narrow", "one block", "looped"))
    if columns > SOFTMAX_ONE_BLOCK:
        return "looped"
    return "narrow" if columns < SOFTMAX_NARROW else "one block"


def _softmax_chain(gpu, rows, columns, dtype, ideal):
    """max, subtract, exp, sum, divide: two only read the tensor, three read and write it."""
    tensor = rows * columns * item_bytes(dtype)
    events = []
    for name in traffic.SOFTMAX_CHAIN:
        amount = tensor + rows * item_bytes(dtype) if name in ("max", "sum") else 2 * tensor
        if ideal:
            events.append(ideal_event(gpu, name, amount, rows * columns))
        else:
            memory = memory_us(gpu, amount, constants.BANDWIDTH_SHARE)
            events.append(event(name, constants.KERNEL_FLOOR_US, memory, 0.0, 0.0, amount, rows * columns))
    return events
