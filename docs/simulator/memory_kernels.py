"""Kernels that are paid for in bytes: add, copy, activation, softmax. Each returns the events of its run."""

from . import constants, traffic
from .checks import item_bytes, one_of
from .engine import event, ideal_event, lanes_us, memory_us, programs_us
from .gpus import find_gpu
from .occupancy import occupancy

SOFTMAX_TILE = 4096  # elements of a program that owns short rows
SOFTMAX_WIDEST_TILE = 2048  # columns, where rows start at multiples of 16 bytes
SOFTMAX_WIDEST_LOOP = 32768  # columns: of wider rows a chunk stays in registers
ACTIVATION_RUNGS = ("plain", "fast")
SOFTMAX_RUNGS = ("plain", "tiled", "looped", "kept")
WALK_REGISTERS = 64  # of a thread that walks along a row, as compiled
MACHINE = {"add": "broadcast add", "gelu": "erf arithmetic"}  # what the machine adds to two of the chain's operators
LIBRARY_HANDS = 16  # programs of a library's own elementwise kernel on one multiprocessor
BROADCAST_HANDS = 2  # its add with a broadcast operand loads element by element: little is under way at once


def streaming(gpu, name, moved, amount, flops, slots, programs, num_warps, registers, hands=None, latency=0.0):
    """A kernel whose programs each load, compute and store once; `latency` in µs is what they wait for besides."""
    row = find_gpu(gpu)
    most = min(row.registers_per_thread, row.registers_per_multiprocessor // (num_warps * row.warp_size))
    resident = max(1, occupancy(gpu, num_warps, min(registers, most))["programs"])
    memory = memory_us(gpu, moved, constants.BANDWIDTH_SHARE)
    latency += constants.PROGRAM_LATENCY_US
    return event(
        name,
        constants.KERNEL_FLOOR_US,
        memory,
        lanes_us(gpu, slots),
        programs_us(gpu, memory, programs, resident, latency),
        amount,
        flops,
        hands or resident,
    )


def library_event(gpu, name, amount, flops=0, instructions=0.0, hands=LIBRARY_HANDS):
    """One of PyTorch's own elementwise kernels."""
    memory = memory_us(gpu, amount, constants.BANDWIDTH_SHARE)
    compute = lanes_us(gpu, instructions)
    return event(name, constants.KERNEL_FLOOR_US, memory, compute, 0.0, amount, flops, hands)


def elementwise_registers(block, gpu, num_warps):
    """Registers of a thread of an elementwise kernel: what it holds of the block, and addresses."""
    return int(16 + 1.25 * max(1, block // (num_warps * find_gpu(gpu).warp_size)))


def add_events(gpu, n, dtype, config, ideal):
    """An add of two vectors: one kernel."""
    amount, block, num_warps = traffic.add_bytes(n, dtype), config["BLOCK"], config["num_warps"]
    if ideal:
        return [ideal_event(gpu, "add", amount, n)]
    registers = elementwise_registers(block, gpu, num_warps)
    return [streaming(gpu, "add", amount, amount, n, n, traffic.tiles(n, block), num_warps, registers)]


def copy_events(gpu, n, dtype, ideal):
    """The limit: a copy of n elements by the library."""
    amount = traffic.copy_bytes(n, dtype)
    return [ideal_event(gpu, "copy", amount) if ideal else library_event(gpu, "copy", amount)]


def activation_events(gpu, rows, columns, dtype, config, eager, ideal):
    """The story's line: four kernels (eager), or one."""
    elements, amount = rows * columns, traffic.activation_bytes(rows, columns, dtype)
    names = traffic.CHAIN if eager else ("activation",)
    if ideal:
        return [ideal_event(gpu, name, amount, _flops(name, elements)) for name in names]
    if eager:
        return [_eager_operator(gpu, name, elements, amount) for name in names]
    slots = constants.ERF_SLOTS if config["rung"] == "plain" else constants.FAST_GELU_SLOTS
    block, num_warps = config["BLOCK"], config["num_warps"]
    registers = elementwise_registers(block * config["ROWS"], gpu, num_warps)
    programs = traffic.tiles(rows, config["ROWS"]) * traffic.tiles(columns, block)
    flops, lanes = _flops("activation", elements), programs * config["ROWS"] * block  # masked lanes compute too
    return [streaming(gpu, "activation", amount, amount, flops, lanes * slots, programs, num_warps, registers)]


def activation_config(columns, rung=None):
    """The book's tile for rows of `columns`: rung, ROWS, BLOCK, num_warps."""
    rung = one_of("rung", rung or "fast", ACTIVATION_RUNGS)
    if rung == "plain":
        return {"rung": rung, "ROWS": 1, "BLOCK": 1024, "num_warps": 4}
    fitting = [width for width in (256, 128) if traffic.tiles(columns, width) * width <= 1.125 * columns]
    block = fitting[0] if fitting else 64
    return {"rung": rung, "ROWS": 4096 // block, "BLOCK": block, "num_warps": 4}


def activation_shared_bytes(gpu, config, dtype):
    """The fast rung's piece of the bias, which reaches the rows of a tile through shared memory unless it is narrow."""
    through_shared = config["rung"] == "fast" and config["BLOCK"] > 2 * find_gpu(gpu).warp_size
    return config["BLOCK"] * item_bytes(dtype) if through_shared else 0


def _flops(name, elements):
    return elements * traffic.CHAIN_FLOPS.get(name, sum(traffic.CHAIN_FLOPS.values()))


def _eager_operator(gpu, name, elements, amount):
    """One of PyTorch's kernels; what the machine adds to the ideal is a part of its own."""
    slots = {"add": constants.BROADCAST_ADD_SLOTS, "gelu": constants.TORCH_GELU_SLOTS}.get(name, 0.0)
    hands = BROADCAST_HANDS if name == "add" else LIBRARY_HANDS
    found = library_event(gpu, name, amount, _flops(name, elements), elements * slots, hands)
    if name in MACHINE:
        found["parts"] = {MACHINE[name]: found["duration_us"] - library_event(gpu, name, amount)["duration_us"]}
    return found


def softmax_events(gpu, rows, columns, dtype, config, eager, ideal):
    """Softmax along rows: by the chain of five operators (eager), or in one kernel."""
    if eager:
        return _softmax_chain(gpu, rows, columns, dtype, ideal)
    amount, flops = traffic.softmax_bytes(rows, columns, dtype), traffic.softmax_flops(rows, columns)
    if ideal:
        return [ideal_event(gpu, "softmax", amount, flops)]
    if config["rung"] in ("looped", "kept"):
        return [_walk(gpu, rows, columns, amount, flops, config)]
    return [_one_visit(gpu, rows, columns, amount, flops, dtype, config)]


def _one_visit(gpu, rows, columns, amount, flops, dtype, config):
    """Rows held whole by a program: what its threads cannot hold in registers goes to memory and comes back."""
    row, num_warps, block = find_gpu(gpu), config["num_warps"], _power_above(columns)
    threads = num_warps * row.warp_size
    registers = 24 + max(1, config["ROWS"] * block // threads)
    spilled = max(0, registers - row.registers_per_multiprocessor // threads)
    programs = traffic.tiles(rows, config["ROWS"])
    slots = constants.SOFTMAX_PLAIN_SLOTS if config["rung"] == "plain" else constants.SOFTMAX_TILED_SLOTS
    slots += _singly(columns, 16 if config["rung"] == "plain" else 8)
    return streaming(
        *(gpu, "softmax", amount + programs * threads * spilled * 4, amount, flops),
        *(rows * block * slots, programs, num_warps, registers),
        latency=constants.REDUCTION_LATENCY_US,
    )


def _singly(columns, unit):
    """Slots for each element of a row whose width no `unit` divides: it is loaded by itself."""
    return constants.SINGLE_LOAD_SLOTS if columns % unit and columns > unit else 0.0


def softmax_config(gpu, columns, rung=None, dtype="bf16"):
    """The book's rung for rows of `columns`, or the tile of the rung asked for: rung, ROWS or LINES, num_warps."""
    warp, whole_loads = find_gpu(gpu).warp_size, columns % 8 == 0
    rung = one_of("rung", rung or _softmax_rung(columns, whole_loads, dtype), SOFTMAX_RUNGS)
    block = _power_above(columns)
    if rung == "plain":
        return {"rung": rung, "ROWS": 1, "num_warps": min(max(block // 1024, 4), 1024 // warp)}
    if rung == "tiled":
        return {"rung": rung, "ROWS": max(1, SOFTMAX_TILE // block), "num_warps": max(4, block // 1024)}
    if rung == "kept":
        return {"rung": rung, "LINES": 4, "num_warps": (512 if columns <= 65536 else 1024) // warp}
    threads = 128 if columns <= 8192 and whole_loads else 256
    lines = min((8, 4, 2) if whole_loads else (4,), key=lambda some: traffic.tiles(columns, some * 8 * threads) * some)
    return {"rung": rung, "LINES": lines, "num_warps": threads // warp}


def _softmax_rung(columns, whole_loads, dtype):
    if columns <= (SOFTMAX_WIDEST_TILE if whole_loads else SOFTMAX_TILE):
        return "tiled"
    return "kept" if columns > SOFTMAX_WIDEST_LOOP and whole_loads and item_bytes(dtype) == 2 else "looped"


def softmax_shared_bytes(gpu, columns, config, dtype="bf16"):
    """Where the warps that share a row meet: 4 bytes a row and warp."""
    row, rung, num_warps = find_gpu(gpu), config["rung"], config["num_warps"]
    if rung in ("looped", "kept"):
        return 4 * num_warps
    # Elements that a warp holds before another is called in: 16 bytes a thread, or one each.
    one_warp = row.warp_size * (16 // item_bytes(dtype) if rung == "tiled" else 1)
    sharing = min(num_warps, _power_above(columns) // one_warp)
    return 4 * config["ROWS"] * sharing if sharing > 1 else 0


def _walk(gpu, rows, columns, amount, flops, config):
    """Each row is read twice, but for what a program keeps: in L2, half of which holds rows under way, or registers.

    Its arithmetic hides: warps meet once a row, not once a chunk, so each is a pair of hands.
    """
    row, num_warps = find_gpu(gpu), config["num_warps"]
    resident = max(1, occupancy(gpu, num_warps, WALK_REGISTERS)["programs"])
    under_way = min(rows, resident * row.multiprocessors) * (amount // 2 // rows)
    in_l2 = min(1.0, row.l2_bytes / 2 / under_way)
    chunk = config["LINES"] * 8 * num_warps * row.warp_size
    again = 1.0 - min(1.0, chunk / columns) if config["rung"] == "kept" else 1.0
    moved = amount + amount / 2 * again * (1 - in_l2)
    slots = rows * columns * 2 * _singly(columns, 8)
    return streaming(gpu, "softmax", moved, amount, flops, slots, rows, num_warps, WALK_REGISTERS, resident * num_warps)


def _power_above(columns):
    block = 1
    while block < columns:
        block *= 2
    return block


def _softmax_chain(gpu, rows, columns, dtype, ideal):
    """max, subtract, exp, sum, divide: two only read the tensor, three read and write it."""
    tensor, elements = rows * columns * item_bytes(dtype), rows * columns
    events = []
    for name in traffic.SOFTMAX_CHAIN:
        amount = tensor + rows * item_bytes(dtype) if name in ("max", "sum") else 2 * tensor
        kind = ideal_event if ideal else library_event
        events.append(kind(gpu, name, amount, elements))
    return events
