"""attention/flash: both portable rungs, causal and not, with each tile that a launcher picks, on every target."""

import torch

from scripts.cross_compile import TARGETS, Variant, descriptor, pointer
from snippets.attention.flash import (
    DESCRIPTOR_TILES,
    descriptor_config,
    descriptor_kernel,
    flash_kernel,
    plain_config,
    scale_of,
)

SEQ, WIDTH = 4096, 2048
AXES = ["batch", "head", "row", "dim"]


def variants() -> list[Variant]:
    found = []
    for head_dim in (64, 128, 256):
        for causal in (False, True):
            found += [plain(head_dim, causal), *described(head_dim, causal)]
    return found


def plain(head_dim: int, causal: bool) -> Variant:
    heads = WIDTH // head_dim
    steps = dict(zip(AXES, (SEQ * WIDTH, SEQ * head_dim, head_dim, 1), strict=True))
    arguments = {f"{name}_ptr": pointer("bf16") for name in ("q", "k", "v", "out")}
    arguments |= {"heads": heads, "seq_q": SEQ, "seq_k": SEQ, "head_dim": head_dim, "scale": scale_of(head_dim)}
    arguments |= {f"{name}_{axis}_stride": steps[axis] for name in ("q", "k", "v", "out") for axis in AXES}
    return variant(flash_kernel, "plain", head_dim, causal, arguments, plain_config(head_dim, torch.bfloat16))


def described(head_dim: int, causal: bool) -> list[Variant]:
    """One variant a config, compiled for every target: what fits one GPU need not fit another."""
    found = []
    for target in DESCRIPTOR_TILES:
        config = descriptor_config(head_dim, torch.bfloat16, target)
        rows = [1, 1, config["BLOCK_M"], config["BLOCK_D"]]
        keys = [1, 1, config["BLOCK_N"], config["BLOCK_D"]]
        arguments = {"q_desc": descriptor("bf16", rows), "out_desc": descriptor("bf16", rows)}
        arguments |= {"k_desc": descriptor("bf16", keys), "v_desc": descriptor("bf16", keys)}
        arguments |= {"row_blocks": SEQ // config["BLOCK_M"], "heads": WIDTH // head_dim, "seq_k": SEQ}
        arguments |= {"scale": scale_of(head_dim)}
        found.append(variant(descriptor_kernel, "descriptors", head_dim, causal, arguments, config))
    return found


def variant(kernel, rung: str, head_dim: int, causal: bool, arguments: dict, config: dict) -> Variant:
    blocks = {name: value for name, value in config.items() if name.startswith("BLOCK_")}
    options = {name: value for name, value in config.items() if name not in blocks}
    shown = {"rung": rung, "head_dim": head_dim, "causal": causal, **config}
    return Variant(kernel, arguments | blocks | {"CAUSAL": causal}, shown, options, tuple(TARGETS))
