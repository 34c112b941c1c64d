"""Ask the cost model, at the shell, how long a kernel of the book takes on a GPU.

    simulate.py KERNEL --gpu NAME --size A[xB[xC[xD]]] [--dtype bf16] [--config KEY=VALUE]... [--causal]
                [--eager] [--ideal] [--json]
    simulate.py --list

Prints a few lines, or with --json one object: time_us, bytes, flops, bound, shared_bytes, occupancy, error. `error` is
the message a real launch would give (time_us and bound are then null), and the exit status stays 0. Bad arguments: one
line on stderr, exit status 2.
"""

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from docs.simulator import gpus, model, traffic

KEYS = ("time_us", "bytes", "flops", "bound", "shared_bytes", "occupancy", "error")


class OneLineParser(argparse.ArgumentParser):
    """A parser whose complaint is one line."""

    def error(self, message):
        print(f"{self.prog}: {' '.join(message.split())}", file=sys.stderr)
        raise SystemExit(2)


def main(arguments=None):
    """Parse, predict, print. Returns the exit status."""
    parser = make_parser()
    options = parser.parse_args(arguments)
    if options.list:
        print("\n".join(listing()))
        return 0
    try:
        found = predict(options)
    except ValueError as problem:
        parser.error(str(problem))
    print(json.dumps({key: found[key] for key in KEYS}) if options.json else describe(options, found))
    return 0


def make_parser():
    """The command line; its help is this file's contract."""
    parser = OneLineParser(
        prog="simulate.py",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("kernel", nargs="?", metavar="KERNEL", help=", ".join(model.kernel_names()))
    parser.add_argument("--gpu", metavar="NAME", help=", ".join(gpus.gpu_names()))
    parser.add_argument("--size", metavar="A[xB[xC[xD]]]", help=sizes_help())
    parser.add_argument("--dtype", default="bf16", help="bf16 (default), fp16 or fp32")
    parser.add_argument(
        "--config", action="append", default=[], metavar="KEY=VALUE", help="such as num_stages=4; repeat"
    )
    parser.add_argument("--causal", action="store_true", help="attention: each query sees no later key")
    parser.add_argument("--eager", action="store_true", help="the chain of operators instead of the fused kernel")
    parser.add_argument("--ideal", action="store_true", help="the story's view: 90 %% of bandwidth, a launch, no more")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--list", action="store_true", help="print the kernels and the GPUs, one a line")
    return parser


def sizes_help():
    """Which numbers each kernel's size takes."""
    return "; ".join(f"{name}: {'x'.join(names)}" for name, names in traffic.KERNELS.items())


def listing():
    """One line a kernel, then one a GPU."""
    return model.kernel_names() + gpus.gpu_names()


def predict(options):
    """The model's answer. Errors: ValueError naming the argument."""
    for name in ("kernel", "gpu", "size"):
        if getattr(options, name) is None:
            raise ValueError(f"{name} is missing: see --help")
    config = dict(parse_setting(setting) for setting in options.config)
    return model.predict(
        options.kernel,
        options.gpu,
        parse_size(options.size),
        options.dtype,
        config,
        options.eager,
        options.ideal,
        options.causal,
    )


def parse_size(text):
    """'8192x4096' as [8192, 4096]."""
    parts = text.lower().split("x")
    if not all(part.isascii() and part.isdigit() for part in parts):
        raise ValueError(f"size must be numbers joined by x, such as 8192x8192, not {text!r}")
    return [int(part) for part in parts]


def parse_setting(text):
    """'num_stages=4' as ("num_stages", 4); a value that is no number stays text."""
    key, equals, value = text.partition("=")
    if not equals or not key or not value:
        raise ValueError(f"config must be KEY=VALUE, such as num_stages=4, not {text!r}")
    return key, int(value) if value.isascii() and value.isdigit() else value


def describe(options, found):
    """A few lines for people."""
    name = f"{options.kernel} {options.size} {options.dtype} on {options.gpu} (modelled)"
    if found["error"]:
        return f"{name}\n{found['error']}"
    lines = [name, f"{found['time_us']:.1f} µs, bound by {found['bound']}"]
    lines.append(f"{found['bytes'] / 1e9:.3f} GB, {found['flops'] / 1e9:.1f} GFLOP")
    lines.append(f"{found['shared_bytes']} bytes of shared memory a program, occupancy {found['occupancy']:.0%}")
    for event in found["events"]:
        lines.append(f"  {event['start_us']:9.1f} µs  {event['name']:12} {event['duration_us']:9.1f} µs")
    lines += [f"  the machine adds {extra:.1f} µs: {what}" for what, extra in found["machine"].items()]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
