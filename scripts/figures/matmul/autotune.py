"""A tuning run replayed config by config; the tuned matmul beside cuBLAS; time to the first result; the rungs."""

from scripts import drawing, records, tables
from scripts.cheat_sheet import rate_and_share
from scripts.code_lines import code_lines
from scripts.drawing import COLOURS

WHY = {"OutOfResources": "too much shared memory", "PTXASError": "too few registers"}
PLAIN = ("grouped_tile", "matmul_kernel")
PERSISTENT = ("persistent_matmul_kernel", "load_tile", "halves", "store_slices", "store_masked")
PEERS = {"quack": "CuTe (QuACK)"}
RUNGS = [
    ("plain", "pointers and masks", 8192, "plain", {"tiled": PLAIN}),
    ("persistent", "descriptors, one program an SM, C in halves", 8192, "", {"persistent": PERSISTENT}),
    ("plain, odd size", "elements loaded one by one", 4095, "plain", {"tiled": PLAIN}),
    ("padded copies", "A and B copied first", 4095, "", {"persistent": PERSISTENT, "padding": ("pad_kernel",)}),
    ("skinny", "narrow tiles, deep pipeline", 16, "", {"skinny": ("skinny_kernel", "add_partials_kernel")}),
]


def measured(record: dict) -> dict:
    return {
        "": replay(record),
        "shapes": shapes(record),
        "rungs": rungs(record),
        "first_use": first_use(record),
    }


def trials(record: dict) -> list[dict]:
    return sorted((row for row in record["rows"] if "trial" in row), key=lambda row: row["trial"])


def describe(case: dict) -> str:
    """A config in a few words: "128×256×64, 8 w, 4 st"; G and a number where GROUP_M is not the usual 8."""
    tile = f"{case['BLOCK_M']}×{case['BLOCK_N']}×{case['BLOCK_K']}"
    group = "" if case["GROUP_M"] == 8 else f", G{case['GROUP_M']}"
    return f"{tile}, {case['num_warps']} w, {case['num_stages']} st{group}"


def replay(record: dict):
    """One bar a config, in the order tried: the winner full, failures hatched and named."""
    rows = trials(record)
    best = min((row for row in rows if "failed" not in row), key=lambda row: row["p50_ms"])
    longest = max(row["p50_ms"] for row in rows if "failed" not in row)
    figure, axes = drawing.chart(height=5.4)
    for place, row in enumerate(rows):
        if "failed" in row:
            drawing.hatched(axes, (0, place - 0.32), longest * 0.06, 0.64)
            text, end, colour = WHY[row["failed"].split(":")[0]], longest * 0.06, "wasted"
        else:
            chosen = row is best
            axes.barh(place, row["p50_ms"], height=0.64, color=COLOURS["compute"], alpha=1 if chosen else 0.45)
            text, end, colour = tables.time(row["p50_ms"]) + (" ← kept" if chosen else ""), row["p50_ms"], "ink"
        axes.annotate(
            text, (end, place), (5, 0), textcoords="offset points", va="center", fontsize=11, color=COLOURS[colour]
        )
    axes.set_yticks(range(len(rows)), [describe(row["case"]) for row in rows], fontsize=11)
    axes.set(xlim=(0, longest * 1.14), ylim=(len(rows) - 0.5, -0.5), xlabel="ms, 8,192 cubed (the tuner's own timing)")
    axes.grid(False, axis="y")
    failed = sum("failed" in row for row in rows)
    return figure, (
        f"Bars of the {len(rows)} configs in the order tried. Kept: {tables.tile(best['case'])}, "
        f"{best['case']['num_warps']} warps, {best['case']['num_stages']} stages, {tables.time(best['p50_ms'])}; the "
        f"slowest that ran took {tables.time(longest)}; {failed} could not run."
    )


def standard(record: dict, provider: str) -> list[dict]:
    return [row for row in tables.rows(record, provider) if "timer" not in row and "trial" not in row]


def shapes(record: dict) -> str:
    """Every shape of the contract: TFLOP/s, and the share of cuBLAS."""
    peers = [name for name in PEERS if any("failed" not in row for row in standard(record, name))]
    body = []
    for row in standard(record, "triton"):
        case = row["case"]
        others = {name: tables.row(record, name, **case) for name in ("cublas", *peers)}
        size = f"{case['M']:,}\u00a0×\u00a0{case['N']:,}\u00a0×\u00a0{case['K']:,}"
        cells = [size, tables.time(row["p50_ms"]), tables.time(others["cublas"]["p50_ms"])]
        cells += [tables.time(others[name]["p50_ms"]) if "failed" not in others[name] else "–" for name in peers]
        rate = tables.significant(tables.teraflops_per_second(row))
        body.append([*cells, rate, f"{others['cublas']['p50_ms'] / row['p50_ms']:.2f}"])
    header = ["M × N × K", "Triton", "cuBLAS", *(PEERS[name] for name in peers), "Triton, TFLOP/s", "Of cuBLAS"]
    return tables.markdown(header, body)


def rungs(record: dict) -> str:
    """Each rung at the shape that made it necessary; the plain kernel's own record is beside this one."""
    plain = plain_record(record)
    body = []
    for name, what, size, source, functions in RUNGS:
        shape = {"M": size, "dtype": "bf16"}
        home, provider = (plain, "triton:plain") if source else (record, "triton")
        if home is None:
            continue
        row = next(row for row in standard(home, provider) if shape.items() <= row["case"].items())
        cublas = tables.row(home, "cublas", **row["case"])
        rate = tables.significant(tables.teraflops_per_second(row))
        shares = [rate_and_share(home, row)[1], f"{cublas['p50_ms'] / row['p50_ms']:.2f}"]
        body.append([name, what, f"{size:,}", lines(functions), tables.time(row["p50_ms"]), rate, *shares])
    header = ["Rung", "What changed", "M", "Lines", "Time", "TFLOP/s", "Of the limit", "Of cuBLAS"]
    return tables.markdown(header, body, align="llrrrrrr")


def plain_record(record: dict) -> dict | None:
    """The plain kernel's record of the same GPU, if that was measured."""
    path = records.measured_path("matmul/tiled", records.folder_of(record["gpu"]["name"]))
    return records.read(path) if path.is_file() else None


def lines(functions: dict[str, tuple[str, ...]]) -> int:
    """Lines of code of a rung's kernels."""
    folder = records.ROOT / "snippets" / "matmul"
    return sum(code_lines(folder / f"{file}.py", *names) for file, names in functions.items())


def first_use(record: dict) -> str:
    """What a new process waits for its first product, and what the short search gives away."""
    body = []
    for row in tables.rows(record, "triton:first_use"):
        cells = [f"{row['case']['M']:,}", row["trials"], tables.time(row["p50_ms"]), f"{row['process_s']:.1f} s"]
        body.append([*cells, describe(row["chosen"]), f"{round(100 * row['loss'], 1) + 0.0:.1f} %".replace("-", "−")])
    header = ["M = N = K", "Configs tried", "First call", "With `import torch`", "Chosen", "Behind the full search"]
    return tables.markdown(header, body, align="rrrrlr")
