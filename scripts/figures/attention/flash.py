"""Flash attention's rungs beside PyTorch's backends: rates by sequence length, memory, and what the compiler made."""

from docs.simulator import model
from scripts import drawing, tables
from scripts.code_lines import code_lines
from scripts.drawing import short
from scripts.known_gpu import gpu_of
from scripts.records import ROOT

LINES = {
    "sdpa-flash": ("SDPA, flash", "peer2", "^"),
    "cudnn": ("cuDNN", "peer1", "D"),
    "triton:plain": ("plain", "peer3", "s"),
    "cute": ("CuTe", "peer1", "v"),
    "triton:gluon": ("Gluon, Hopper", "ink", "P"),
    "triton": ("best portable", "memory", "o"),
}
SNIPPETS = ROOT / "snippets" / "attention"
SHARED = ("load_rows", "masked", "weigh", "add_values", "store_rows")
# Rung → what changed, its lines, and its provider by head_dim. The public function takes the best portable one.
RUNGS = {
    "plain": (
        "the kernel above",
        code_lines(SNIPPETS / "flash.py", "load_tile", "flash_kernel"),
        {64: "triton:plain", 128: "triton:plain"},
    ),
    "descriptors": (
        "tiles by tensor descriptor; masks on the diagonal only; at 64 small programs, out of step",
        code_lines(SNIPPETS / "flash.py", *SHARED, "descriptor_kernel"),
        {64: "triton", 128: "triton:descriptors"},
    ),
    "late values": (
        "a tile's values are added while the next tile's powers are computed",
        code_lines(SNIPPETS / "flash.py", *SHARED, "late_kernel"),
        {128: "triton"},
    ),
    "Gluon, Hopper alone": (
        "a warp that loads, warpgroups that take turns",
        code_lines(SNIPPETS / "flash_gluon.py") + code_lines(SNIPPETS / "flash_gluon_loader.py"),
        {64: "triton:gluon", 128: "triton:gluon"},
    ),
    "CuTe": ("CUTLASS's own language in Python: the package flash-attn-4", "–", {64: "cute", 128: "cute"}),
    "cuDNN": ("NVIDIA's library, by PyTorch's SDPA", "–", {64: "cudnn", 128: "cudnn"}),
}
TELLING = 4096


def measured(record: dict) -> dict:
    parts = {"": rates(record, causal=False), "causal": rates(record, causal=True), "rungs": rungs(record)}
    return parts | {"shares": shares(record), "memory": memory(record)}


def rates(record: dict, causal: bool):
    """TFLOP/s by sequence length: head_dim 64 above, 128 below."""
    figure, panels = drawing.stacked(height=6.2)
    top = max(rate for head_dim in (64, 128) for name in LINES for _, rate in points(record, name, head_dim, causal))
    for axes, head_dim in zip(panels, (64, 128), strict=True):
        for name, (label, colour, marker) in LINES.items():
            if found := points(record, name, head_dim, causal):  # a peer may not have been installed
                xs, ys = zip(*found, strict=True)
                drawing.line(axes, list(xs), list(ys), label, colour, marker, name == "triton")
        drawing.size_axis(axes.xaxis, "seq" if head_dim == 128 else "")
        axes.set(ylabel="TFLOP/s", ylim=(0, top * 1.12))
        axes.set_title(f"head_dim {head_dim}{', causal' if causal else ''}", loc="left", fontsize=12)
        drawing.spread_labels(axes, gap=15)
    return figure, described(record, causal)


def points(record: dict, name: str, head_dim: int, causal: bool) -> list[tuple[int, float]]:
    rows = tables.rows(record, name, head_dim=head_dim, causal=causal)
    return [(row["case"]["seq"], tables.teraflops_per_second(row)) for row in rows if "p50_ms" in row]


def described(record: dict, causal: bool) -> str:
    told = []
    for head_dim in (64, 128):
        last = ", ".join(
            f"{label} {tables.significant(found[-1][1])}"
            for name, (label, _, _) in LINES.items()
            if (found := points(record, name, head_dim, causal))
        )
        told.append(f"head_dim {head_dim} at the longest sequence: {last}")
    kind = "causal" if causal else "full"
    return f"Rates of {kind} attention in TFLOP/s by sequence length. {'. '.join(told)}."


def of_cudnn(record: dict, name: str | None, **case) -> str:
    """cuDNN's time over this one's; a dash where either failed, or there is no such rung."""
    if name is None:
        return "–"
    ours, theirs = tables.row(record, name, **case), tables.row(record, "cudnn", **case)
    return f"{theirs['p50_ms'] / ours['p50_ms']:.2f}" if "p50_ms" in ours and "p50_ms" in theirs else "–"


def rungs(record: dict) -> str:
    body = []
    for rung, (what, lines, providers) in RUNGS.items():
        cells = [
            of_cudnn(record, providers.get(head_dim), seq=TELLING, head_dim=head_dim, causal=causal)
            for head_dim in (64, 128)
            for causal in (False, True)
        ]
        body.append([rung, what, *cells, *reached(record, providers[128]), lines])
    header = ["Rung", "What changed", "64", "64, causal", "128", "128, causal", "128: TFLOP/s", "Of peak", "Lines"]
    return tables.markdown(header, body, align="ll" + "r" * 7)


def reached(record: dict, name: str) -> list[str]:
    """TFLOP/s at head_dim 128 without a mask, and its share of the tensor cores' peak, as far as the GPU is known."""
    row = tables.row(record, name, seq=TELLING, head_dim=128, causal=False)
    if "failed" in row:
        return ["–", "–"]
    rate, gpu = tables.teraflops_per_second(row), gpu_of(record)
    share = f"{rate / model.gpus.find_gpu(gpu).dot_tflop_s['bf16']:.2f}" if gpu else "–"
    return [tables.significant(rate), share]


def shares(record: dict) -> str:
    """Share of cuDNN's speed in every case, and the peers as they are."""
    body = []
    for head_dim in (64, 128):
        for causal in (False, True):
            for seq in sorted(tables.values(record, "seq")):
                case = {"seq": seq, "head_dim": head_dim, "causal": causal}
                names = [providers.get(head_dim) for _, _, providers in list(RUNGS.values())[:-1]]
                cells = [of_cudnn(record, name, **case) for name in (*names, "sdpa-flash")]
                theirs = tables.row(record, "cudnn", **case)
                time = tables.time(theirs["p50_ms"]) if "p50_ms" in theirs else "failed"
                body.append([f"{head_dim}{', causal' if causal else ''}", short(seq), *cells, time])
    header = ["head_dim", "seq", "Plain", "Descriptors", "Late values", "Gluon", "CuTe", "SDPA, flash", "cuDNN"]
    return tables.markdown(header, body)


def memory(record: dict) -> str:
    """Device memory that a call takes beyond its inputs, shortest and longest sequence."""
    lengths = sorted(tables.values(record, "seq"))
    body = []
    for name, (label, _, _) in LINES.items():
        rows = [tables.row(record, name, seq=seq, head_dim=64, causal=False) for seq in (lengths[0], lengths[-1])]
        if all("peak_bytes" in row for row in rows):
            body.append([label, *(tables.binary_size(row["peak_bytes"]) for row in rows)])
    return tables.markdown(["Beyond q, k and v", *(f"seq {short(seq)}" for seq in (lengths[0], lengths[-1]))], body)


def compiled(facts: dict) -> dict:
    return {"resources": resources(facts)}


def resources(facts: dict) -> str:
    """What each rung takes of a multiprocessor on Hopper, head_dim 64 and 128, not causal."""
    body = []
    for row in facts["rows"]:
        config = row["config"]
        if row["target"] != "cuda:90" or config["causal"] or config["head_dim"] > 128 or not hoppers_own(config):
            continue
        tile = f"{config['BLOCK_M']} × {config['BLOCK_N']}"
        cells = [f"{row['shared_bytes']:,}", row["registers"], row["threads"], programs(row)]
        body.append([config["rung"], config["head_dim"], tile, *cells])
    header = ["Rung", "head_dim", "Tile", "Shared memory", "Registers", "Threads", "Programs an SM"]
    return tables.markdown(header, body)


def programs(row: dict) -> int:
    """Programs that one SM holds at once. (The Gluon rung's warps are no power of two, which the model asks for.)"""
    gpu = model.gpus.find_gpu("H200")
    by_shared = gpu.shared_bytes_per_multiprocessor // (row["shared_bytes"] + gpu.shared_bytes_reserved)
    by_registers = gpu.registers_per_multiprocessor // (row["registers"] * row["threads"])
    return min(by_shared, by_registers)


def hoppers_own(config: dict) -> bool:
    """Whether this is the tile that the launcher picks on Hopper: the facts hold the portable one too."""
    return config["rung"] != "descriptors" or config["head_dim"] == 128 or config["Q_IN_REGISTERS"]
