"""One look for every figure: colours by meaning, labels beside lines, sizes written 4 K; SVG that follows the page.

Colours are stand-ins while matplotlib draws. `svg()` swaps each for a class of docs/stylesheets/book.css, so one file
serves light, dark and print, and carries no style attribute that a Content-Security-Policy would refuse.
"""

import io
import re
import xml.etree.ElementTree as ET

import matplotlib
from matplotlib import ticker
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

matplotlib.use("svg")

# Meaning → the colour a stand-alone file shows (Okabe–Ito). Classes of the same names are in book.css.
COLOURS = {
    "memory": "#0072b2",
    "compute": "#d55e00",
    "launch": "#7a7a7a",
    "onchip": "#009e73",
    "wasted": "#c1272d",
    "ink": "#1f1f1f",
    "grid": "#cccccc",
    "paper": "#ffffff",
    "peer1": "#b57ba0",
    "peer2": "#8c6d00",
    "peer3": "#4f9fc6",
}
OURS, LIMIT = "memory", "ink"

_STYLE = {
    "svg.hashsalt": "triton-kernels",
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],
    "font.size": 12,
    "text.color": COLOURS["ink"],
    "axes.edgecolor": COLOURS["ink"],
    "axes.labelcolor": COLOURS["ink"],
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": COLOURS["ink"],
    "ytick.color": COLOURS["ink"],
    "axes.grid": True,
    "grid.color": COLOURS["grid"],
    "grid.linewidth": 0.6,
    "legend.frameon": False,
    "lines.linewidth": 1.8,
    "lines.markersize": 4.5,
    "hatch.color": COLOURS["paper"],
}
matplotlib.rcParams.update(_STYLE)
SVG = "http://www.w3.org/2000/svg"
XLINK = "http://www.w3.org/1999/xlink"
ET.register_namespace("", SVG)
ET.register_namespace("xlink", XLINK)


def chart(width: float = 6.4, height: float = 3.7, columns: int = 1) -> tuple[Figure, Axes]:
    """An empty figure 640 units wide; with `columns`, a row of axes."""
    figure = Figure(figsize=(width, height), layout="constrained")
    return figure, figure.subplots(1, columns)


def stacked(width: float = 6.4, height: float = 5.6, rows: int = 2) -> tuple[Figure, list[Axes]]:
    """An empty figure with axes one above the other: a page of 340 px keeps their labels readable."""
    figure = Figure(figsize=(width, height), layout="constrained")
    return figure, list(figure.subplots(rows, 1))


def decade_axis(axis, label: str) -> None:
    """A log₁₀ axis with ticks at powers of ten, written 0.1, 10, 1,000."""
    axis.axes.set(**{f"{axis.axis_name}scale": "log"})
    axis.set_major_formatter(ticker.FuncFormatter(lambda value, _: f"{value:,.10g}"))
    axis.set_minor_formatter(ticker.NullFormatter())
    axis.set_label_text(label)


def size_axis(axis, label: str) -> None:
    """A log₂ axis with ticks at powers of two, written 4 K, 1 M."""
    axis.axes.set_xscale("log", base=2)
    axis.set_major_formatter(ticker.FuncFormatter(lambda value, _: short(value)))
    axis.set_minor_locator(ticker.NullLocator())
    axis.set_label_text(label)


def short(value: float) -> str:
    """1024 → "1 K", 98432 → "96.1 K", 268435456 → "256 M": powers of 1,024, a narrow space between."""
    for unit, size in (("G", 1 << 30), ("M", 1 << 20), ("K", 1 << 10)):
        if value >= size:
            return f"{value / size:.4g}\u202f{unit}"
    return f"{value:g}"


def line(axes: Axes, xs: list, ys: list, name: str, colour: str, marker: str = "o", ours: bool = False) -> None:
    """One provider's line, labelled at its right end: ours full strength, peers quieter."""
    axes.plot(xs, ys, color=COLOURS[colour], marker=marker, linewidth=2.4 if ours else 1.4, zorder=3 if ours else 2)
    axes.annotate(
        name,
        (xs[-1], ys[-1]),
        xytext=(6, 0),
        textcoords="offset points",
        va="center",
        color=COLOURS[colour],
        weight="bold" if ours else "normal",
        annotation_clip=False,
    )


def limit(axes: Axes, value: float, name: str, lift: float = 4) -> None:
    """The ceiling of the machine, as a named dashed line; `lift`: how far above it the name stands, in points."""
    axes.axhline(value, color=COLOURS[LIMIT], linestyle=(0, (5, 3)), linewidth=1)
    axes.annotate(name, (0.01, value), xycoords=("axes fraction", "data"), xytext=(0, lift), textcoords="offset points")


def spread_labels(axes: Axes, gap: float = 14) -> None:
    """Push end labels of `line` apart until none overlaps, keeping their order. `gap` in points."""
    axes.figure.draw_without_rendering()
    labels = [text for text in axes.texts if text.get_position() == (6, 0) or getattr(text, "xyann", None) == (6, 0)]
    scale = 72 / axes.figure.dpi
    heights = {text: axes.transData.transform(text.xy)[1] * scale for text in labels}
    floor = None
    for text in sorted(labels, key=heights.get):
        wanted = heights[text] if floor is None else max(heights[text], floor + gap)
        text.xyann = (6, wanted - heights[text])
        floor = wanted


def cell(axes: Axes, place: tuple, text: str, colour: str, strength: float | None) -> None:
    """One cell of a heat map, at whole numbers, with its label: the stronger the fuller; hatched for strength None."""
    corner = (place[0] - 0.48, place[1] - 0.48)
    if strength is None:
        hatched(axes, corner, 0.96, 0.96)
        box = {"facecolor": COLOURS["paper"], "edgecolor": "none", "pad": 1.5}
        axes.text(*place, text, ha="center", va="center", color=COLOURS["wasted"], fontsize=10, bbox=box)
        return
    axes.add_patch(Rectangle(corner, 0.96, 0.96, facecolor=COLOURS[colour], alpha=0.08 + 0.92 * strength))
    axes.text(*place, text, ha="center", va="center", color=COLOURS["paper" if strength > 0.66 else "ink"])


def hatched(axes: Axes, corner: tuple, width: float, height: float) -> None:
    """A stretch of what was wasted or does not work."""
    shape = Rectangle(corner, width, height, facecolor="none", edgecolor=COLOURS["wasted"], hatch="///", zorder=2)
    shape.set_hatchcolor(COLOURS["wasted"])
    axes.add_patch(shape)


def cells_only(axes: Axes, columns: list[str], rows: list[str]) -> None:
    """Axes of a heat map: names along both sides, the first row on top, no grid."""
    axes.set_xticks(range(len(columns)), columns)
    axes.set_yticks(range(len(rows)), rows)
    axes.set(xlim=(-0.5, len(columns) - 0.5), ylim=(len(rows) - 0.5, -0.5))
    axes.tick_params(length=0)
    axes.grid(False)
    axes.spines[:].set_visible(False)


def svg(figure: Figure, name: str, description: str) -> str:
    """The figure as SVG text: named for screen readers, ids prefixed with `name`, no styles, no date."""
    buffer = io.StringIO()
    figure.savefig(buffer, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    root = ET.fromstring(buffer.getvalue())
    _drop_metadata_and_styles(root)
    _drop_what_says_nothing(root)
    for element in root.iter():
        _style_to_attributes(element)
        _own_ids(element, name)
    for size in ("width", "height"):
        root.attrib.pop(size, None)
    root.set("role", "img")
    root.set("aria-label", description)
    text = ET.tostring(root, encoding="unicode")
    return re.sub(r"(\d\.\d\d)\d+", r"\1", text) + "\n"  # two decimals: enough, and the same with another libm


def _drop_metadata_and_styles(root: ET.Element) -> None:
    for parent in list(root.iter()):
        for child in list(parent):
            if child.tag in {f"{{{SVG}}}metadata", f"{{{SVG}}}style"} or (
                child.tag == f"{{{SVG}}}defs" and not len(child)
            ):
                parent.remove(child)


def _drop_what_says_nothing(root: ET.Element) -> None:
    """Names that nothing refers to, rotations by zero, and groups of nothing in common: a fifth of the file."""
    referred = set(re.findall(r"#([\w.-]+)", ET.tostring(root, encoding="unicode")))
    for element in root.iter():
        if element.get("id") not in referred:
            element.attrib.pop("id", None)
        if element.get("transform", "").startswith("rotate(-0 "):
            del element.attrib["transform"]
    for parent in list(root.iter()):
        parent[:] = [inner for child in parent for inner in _ungrouped(child)]


def _ungrouped(element: ET.Element) -> list[ET.Element]:
    if element.tag != f"{{{SVG}}}g" or element.attrib:
        return [element]
    return [inner for child in element for inner in _ungrouped(child)]


def _style_to_attributes(element: ET.Element) -> None:
    """style="fill: #0072b2; stroke-width: 2" becomes fill="#0072b2" class="fill-memory" stroke-width="2"."""
    style = element.attrib.pop("style", "")
    if element.tag == f"{{{SVG}}}text":
        element.attrib.setdefault("fill", COLOURS["ink"])
    for declaration in filter(None, (part.strip() for part in style.split(";"))):
        attribute, value = (part.strip() for part in declaration.split(":", 1))
        if attribute == "font":
            _font(element, value)
        elif attribute != "font-family":  # the page's own
            element.set(attribute, value.strip("'"))
    names = {colour: name for name, colour in COLOURS.items()}
    classes = [f"{kind}-{names[element.get(kind)]}" for kind in ("fill", "stroke") if element.get(kind) in names]
    if classes:
        element.set("class", " ".join(classes))


def _font(element: ET.Element, value: str) -> None:
    size = re.search(r"([\d.]+)px", value)
    element.set("font-size", size[1] if size else "12")
    if "bold" in value or " 700 " in f" {value} ":
        element.set("font-weight", "bold")


def _own_ids(element: ET.Element, name: str) -> None:
    if "id" in element.attrib:
        element.set("id", f"{name}-{element.get('id')}")
    for attribute, value in list(element.attrib.items()):
        if attribute == f"{{{XLINK}}}href":
            element.set(attribute, value.replace("#", f"#{name}-"))
        elif "url(#" in value:
            element.set(attribute, value.replace("url(#", f"url(#{name}-"))
