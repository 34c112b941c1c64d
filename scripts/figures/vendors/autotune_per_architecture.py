"""One search space on every target: which configs survive, how fast each is where timed, who wins in the model."""

from docs.simulator import model
from scripts import drawing, records, tables
from scripts.drawing import COLOURS
from scripts.figures.vendors.the_h100_winner import GPUS, by_config, limits, verdict

MODELLED = ("H100 SXM", "H200", "B200", "MI300X", "MI350X")
SIZES = (1024, 8192)
MARKS = {1024: ("o", "paper"), 8192: ("o", "memory")}


def short_name(config: dict) -> str:
    """128 × 256 × 64, 8 warps, 3 stages."""
    tile = tables.tile(config).replace(" ", "\u00a0")  # a narrow table breaks after it, not within
    return f"{tile}, {config['num_warps']} warps, {config['num_stages']} stages"


def measured(record: dict) -> dict:
    return {"": shares(record), "rates": rates(record)}


def rate(row: dict) -> float:
    return tables.teraflops_per_second(row) if "p50_ms" in row else 0.0


def by_size(record: dict) -> dict[int, dict[str, dict]]:
    """Size → config's name → row."""
    found: dict[int, dict[str, dict]] = {}
    for row in tables.rows(record, "triton:plain"):
        found.setdefault(row["case"]["M"], {})[short_name(row["case"])] = row
    return found


def shares(record: dict):
    """Each config's share of the best one's speed, at a small size and at a large one."""
    found = by_size(record)
    best = {size: max(map(rate, rows.values())) for size, rows in found.items()}
    names = sorted(found[SIZES[1]], key=lambda name: -rate(found[SIZES[1]][name]))
    figure, axes = drawing.chart(height=4.8)
    for place, name in enumerate(names):
        pair = [rate(found[size][name]) / best[size] for size in SIZES]
        axes.plot(pair, [place, place], color=COLOURS["grid"], linewidth=3, zorder=1)
        for size, share in zip(SIZES, pair, strict=True):
            marker, fill = MARKS[size]
            face = COLOURS[fill]
            axes.plot(share, place, marker, color=COLOURS["memory"], markerfacecolor=face, markersize=8, zorder=2)
    axes.set_yticks(range(len(names)), names)
    axes.set(xlim=(0, 1.06), ylim=(len(names) - 0.5, -0.6))
    figure.supxlabel("share of the best config's speed: hollow at 1,024², filled at 8,192²", fontsize=12)
    axes.grid(False, axis="y")
    winners = {size: max(rows, key=lambda name, rows=rows: rate(rows[name])) for size, rows in found.items()}
    told = "; ".join(f"at {size:,} the best is {winners[size]}" for size in SIZES)
    crossed = ", ".join(f"{rate(found[size][winners[other]]) / best[size]:.2f}" for size, other in (SIZES, SIZES[::-1]))
    return (
        figure,
        f"Each config's share of the best one's speed at two sizes: {told}. Each winner at the other size: {crossed}.",
    )


def rates(record: dict) -> str:
    found = by_size(record)
    best = {size: max(map(rate, rows.values())) for size, rows in found.items()}
    body = [[name, *(cell(found[size][name], best[size]) for size in SIZES)] for name in found[SIZES[1]]]
    return tables.markdown(["Config", *(f"{size:,}²: TFLOP/s" for size in SIZES)], body)


def cell(row: dict, best: float) -> str:
    if "failed" in row:
        return row["failed"]
    text = tables.significant(rate(row))
    return f"**{text}**" if rate(row) == best else text


def compiled(facts: dict) -> dict:
    configs = by_config(facts).items()
    body = [[short_name(dict(config)), *(verdict(rows[target]) for target in GPUS)] for config, rows in configs]
    return {"survivors": tables.markdown(["Bytes of shared memory", *GPUS.values()], [limits(facts), *body])}


def modelled() -> dict:
    """The config that the cost model expects to win on each GPU, at both sizes."""
    facts = records.load_compiled("vendors/autotune_per_architecture")
    configs = [dict(pairs) for pairs in by_config(facts)]
    body = []
    for gpu in MODELLED:
        cells = []
        for size in SIZES:
            config, time = min(predictions(gpu, size, configs), key=lambda pair: pair[1])
            cells += [short_name(config), tables.significant(2 * size**3 / time / 1e6)]
        body.append([gpu, *cells])
    columns = [part for size in SIZES for part in (f"{size:,}²: wins", "TFLOP/s")]
    return {"winners": tables.markdown(["Modelled", *columns], body, align="llrlr")}


def predictions(gpu: str, size: int, configs: list[dict]) -> list[tuple[dict, float]]:
    """(config, µs) of every config that launches."""
    found = []
    for config in configs:
        tile = {key: value for key, value in config.items() if key != "dtype"}
        told = model.predict("matmul", gpu, (size, size, size), "bf16", tile)
        if told["error"] is None:
            found.append((config, told["time_us"]))
    return found
