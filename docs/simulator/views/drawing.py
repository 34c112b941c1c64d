"""SVG as text. Across, positions are shares of the width (0 to 100), so that letters keep their size; down, pixels.

Colours are classes of docs/stylesheets/book.css; there is no style attribute for a Content-Security-Policy to refuse.
"""

import math

BAR = 26  # px
ROW = 54  # px: a line of text over a bar, and air


def escape(words):
    return str(words).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def clamp(value, low=0.0, high=100.0):
    return max(low, min(high, value))


class Picture:
    """A drawing `height` pixels high. `name` sets its ids apart from those of other pictures on the page."""

    def __init__(self, height, name="picture"):
        self.height, self.name, self.parts = height, name, []

    def rect(self, x, y, width, height, kind):
        """A filled box; kind is a meaning: memory, compute, launch, onchip, wasted, grid, paper."""
        x, right = clamp(x), clamp(x + width)
        hatched = f'fill="url(#{self.name}-hatch)" class="stroke-wasted"'
        fill = hatched if kind == "wasted" else f'class="fill-{kind}"'
        self.parts.append(f'<rect x="{x:.2f}%" y="{y:.1f}" width="{right - x:.2f}%" height="{height:.1f}" {fill}/>')

    def text(self, x, y, words, anchor="start", kind="ink", only=""):
        """Words; only="wide" leaves them out where the picture is narrow, only="narrow" where it is wide."""
        more = f" sim-{only}" if only else ""
        place = "" if anchor == "start" else f' text-anchor="{anchor}"'
        self.parts.append(f'<text x="{x:.2f}%" y="{y:.1f}"{place} class="fill-{kind}{more}">{escape(words)}</text>')

    def line(self, x1, y1, x2, y2, kind="grid", look=""):
        self.parts.append(
            f'<line x1="{x1:.2f}%" y1="{y1:.1f}" x2="{x2:.2f}%" y2="{y2:.1f}" class="stroke-{kind} {look}"/>'
        )

    def curve(self, points, kind):
        """A line through points (x, y)."""
        for i in range(len(points) - 1):
            self.line(points[i][0], points[i][1], points[i + 1][0], points[i + 1][1], kind, "sim-curve")

    def dot(self, x, y, kind, radius=5):
        self.parts.append(f'<circle cx="{x:.2f}%" cy="{y:.1f}" r="{radius}" class="fill-{kind} sim-dot"/>')

    def mark(self, x, y1, y2, words, anchor="end", kind="ink"):
        """A limit: a dashed upright line with its name at the top."""
        self.line(x, y1, x, y2, kind, "sim-limit")
        self.text(x + (0.8 if anchor == "start" else -0.8), y1 + 10, words, anchor, kind)

    def inner(self, markup, y, height, view):
        """A drawing of its own shape and units (view: width and height), without letters, fitted into the width."""
        self.parts.append(
            f'<svg y="{y}" width="100%" height="{height}" viewBox="0 0 {view[0]} {view[1]}" '
            f'preserveAspectRatio="xMinYMid meet">{markup}</svg>'
        )

    def svg(self, label):
        """The picture as text. `label` says what it shows; its numbers are in the table."""
        hatch = ""
        if f"#{self.name}-hatch" in "".join(self.parts):
            hatch = (
                f'<pattern id="{self.name}-hatch" width="6" height="6" patternUnits="userSpaceOnUse" '
                'patternTransform="rotate(45)"><rect width="6" height="6" class="fill-paper"/>'
                '<rect width="3" height="6" class="fill-wasted"/></pattern>'
            )
        return (
            f'<svg class="sim-chart" width="100%" height="{self.height}" role="img" aria-label="{escape(label)}">'
            + hatch
            + "".join(self.parts)
            + "</svg>"
        )


def nice(value):
    """The next round number at or above value, for the end of an axis."""
    if value <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(value) + 1e-12)
    for step in (1, 1.5, 2, 3, 4, 5, 6, 8, 10):
        if value <= step * power * 1.000001:
            return step * power
    return 10 * power


def time_axis(picture, y, end, words, top=20):
    """Ticks at quarters of `end` (µs), upright lines from `top`, and what they say."""
    for quarter in range(5):
        x = 25.0 * quarter
        picture.line(x, top, x, y, "grid")
        anchor = "start" if quarter == 0 else ("end" if quarter == 4 else "middle")
        picture.text(x, y + 14, words(end * quarter / 4), anchor, only="wide" if quarter % 2 else "")


def log_place(value, low, high):
    """Where value lies between low and high on a log axis, 0 to 1."""
    return math.log(value / low) / math.log(high / low)
