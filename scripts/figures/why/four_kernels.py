"""The chain of four on a GPU: each operator's time against a copy of the same bytes, and the same again in fp32."""

from docs.simulator import model
from scripts import drawing, tables
from scripts.drawing import COLOURS

OPERATORS = {"eager:add": "x + bias", "eager:gelu": "gelu", "eager:mul": "× scale", "eager:clamp": "clamp"}
BEYOND = {"eager:add": ("wasted", "one element at a time"), "eager:gelu": ("compute", "erf")}
SPELT = {
    "eager:add": "x + bias",
    "eager:gelu": "gelu(x)",
    "eager:mul": "x * scale",
    "eager:clamp": "x.clamp(low, high)",
    "eager:add_number": "x + 0.5",
    "eager:add_same_shape": "x + spread",
}


def measured(record: dict) -> dict:
    return {"": bars(record), "operators": operators(record), "dtypes": dtypes(record)}


def bars(record: dict):
    """One bar an operator: blue up to the copy's time, then what the operator takes beyond its bytes."""
    copy = tables.microseconds(tables.row(record, "copy", dtype="bf16"))
    times = {name: tables.microseconds(tables.row(record, name, dtype="bf16")) for name in OPERATORS}
    figure, axes = drawing.chart(height=2.6)
    for place, (name, label) in enumerate(OPERATORS.items()):
        bar(axes, place, times[name], copy, *BEYOND.get(name, ("launch", "")))
        axes.annotate(
            f"{times[name]:.0f} µs",
            (times[name], place),
            (6, 0),
            textcoords="offset points",
            va="center",
            weight="bold",
        )
        axes.text(copy * 0.04, place, label, va="center", color=COLOURS["paper"], weight="bold")
    axes.axvline(copy, color=COLOURS["ink"], linestyle=(0, (5, 3)), linewidth=1, zorder=3)
    axes.annotate(
        f"a copy of the tensor: {copy:.0f} µs", (copy, -0.75), (4, 0), textcoords="offset points", va="center"
    )
    axes.set(xlim=(0, max(times.values()) * 1.12), ylim=(3.5, -1.1), yticks=[], xlabel="µs on the GPU")
    axes.grid(False, axis="y")
    axes.spines["left"].set_visible(False)
    told = ", ".join(f"{SPELT[name]} {time:.0f} µs" for name, time in times.items())
    return figure, f"Bars of the four kernels' times: {told}. A copy of the tensor takes {copy:.0f} µs."


def bar(axes, place: int, time: float, copy: float, colour: str, why: str) -> None:
    axes.barh(place, min(time, copy), height=0.62, zorder=2, color=COLOURS["memory"])
    if time > copy:
        hatch = "///" if colour == "wasted" else None
        axes.barh(place, time - copy, left=copy, height=0.62, zorder=2, color=COLOURS[colour], hatch=hatch, linewidth=0)
    if why:
        outside = time - copy < 0.5 * copy
        where = (time, 52, "left") if outside else ((time + copy) / 2, 0, "center")
        axes.annotate(
            why,
            (where[0], place),
            (where[1], 0),
            textcoords="offset points",
            va="center",
            ha=where[2],
            color=COLOURS[colour] if outside else COLOURS["ink"],
            bbox=None if outside else {"facecolor": COLOURS["paper"], "edgecolor": "none", "pad": 2},
        )


def operators(record: dict) -> str:
    header = ["Call", "GPU kernel", "Bytes", "Time", "TB/s", "Of copy"]
    return tables.markdown(header, [cells(record, name) for name in SPELT], align="llrrrr")


def cells(record: dict, name: str) -> list[str]:
    row = tables.row(record, name, dtype="bf16")
    kernels = " ".join(dict.fromkeys(kernel.rsplit("::", 1)[-1] for kernel in row["kernels"]))
    rate = tables.gigabytes_per_second(row)
    copy = tables.row(record, "copy", dtype="bf16")
    share = rate / tables.gigabytes_per_second(copy)
    return [
        f"`{SPELT[name]}`",
        f"`{kernels}`" if kernels else "not seen",
        tables.size(row["bytes"]),
        tables.time(row["p50_ms"]),
        tables.significant(rate / 1e3),
        f"{share:.2f}",
    ]


def dtypes(record: dict) -> str:
    """Twice the bytes, the same arithmetic: bf16 against fp32."""
    body = []
    for name in (*OPERATORS, "copy"):
        half, full = (tables.row(record, name, dtype=dtype)["p50_ms"] for dtype in ("bf16", "fp32"))
        label = f"`{SPELT[name]}`" if name in SPELT else "copy"
        body.append([label, tables.time(half), tables.time(full), tables.significant(full / half)])
    return tables.markdown(["Operator", "bf16", "fp32", "fp32 ÷ bf16"], body)


def modelled() -> dict:
    """The story in two rows: four kernels, one kernel. Ids let the home page's style sheet play it in time."""
    story = model.story()
    rows = [(story["eager_us"], story["eager_bytes"]), (story["fused_us"], story["fused_bytes"])]
    moved = [f"{time:.0f} µs, {tables.size(size)}" for time, size in rows]
    figure, axes = drawing.chart(width=4.6, height=2.0)
    for kernel, label in enumerate(("add", "gelu", "×", "clamp")):
        block(axes, 0, kernel * story["kernel_us"], story, label, f"kernel-{kernel + 1}")
    block(axes, 1, 0, story, "all", "fused")
    axes.text(0, -0.36, "PyTorch: four kernels", va="bottom")
    axes.text(story["eager_us"], -0.36, moved[0], va="bottom", ha="right", weight="bold")
    axes.text(0, 0.64, "Triton: one", va="bottom")
    axes.text(story["fused_us"] * 1.06, 1, moved[1], va="center", weight="bold")
    axes.set(xlim=(0, story["eager_us"]), ylim=(1.35, -0.75))
    axes.set_axis_off()
    told = f"PyTorch: four kernels, {moved[0]}. Triton: one kernel, {moved[1]}."
    return {"story": (figure, f"Two timelines on an H100. {told}")}


def block(axes, place: int, start: float, story: dict, label: str, name: str) -> None:
    """One kernel: its launch in grey, its bytes in blue."""
    launch, whole = story["launch_us"], story["kernel_us"]
    parts = [(start, launch, "launch"), (start + launch, whole - launch - 1.5, "memory")]
    for left, width, colour in parts:
        (patch,) = axes.barh(place, width, left=left, height=0.62, color=COLOURS[colour], zorder=2)
        patch.set_gid(f"{name}-{colour}")
    axes.text(
        start + whole / 2, place, label, ha="center", va="center", color=COLOURS["paper"], weight="bold", zorder=3
    )
