"""attention/flash: both portable rungs, causal and not, with each tile that a launcher picks, on every target."""

import torch

from scripts.cross_compile import DTYPES, TARGETS, Variant, descriptor, pointer
from snippets.attention import flash_gluon
from snippets.attention.flash import (
    DESCRIPTOR_TILES,
    LATE_TILE,
    LONG,
    descriptor_config,
    descriptor_kernel,
    flash_kernel,
    late_kernel,
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
            if head_dim == 128:
                found.append(late(causal))
            if head_dim <= 128:
                found.append(hopper(head_dim, causal))
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
    found, seen = [], []
    for target, keys_for_all in [*((target, 0) for target in DESCRIPTOR_TILES), ("cuda:90", 0 if causal else LONG)]:
        config = descriptor_config(head_dim, torch.bfloat16, target, keys_for_all)
        if config in seen:
            continue
        seen.append(config)
        arguments = described_arguments(head_dim, config)
        found.append(variant(descriptor_kernel, "descriptors", head_dim, causal, arguments, config))
    return found


def late(causal: bool) -> Variant:
    config = {"BLOCK_D": 128, **LATE_TILE}
    return variant(late_kernel, "late values", 128, causal, described_arguments(128, config), config)


def described_arguments(head_dim: int, config: dict) -> dict:
    rows = [1, 1, config["BLOCK_M"], config["BLOCK_D"]]
    keys = [1, 1, config["BLOCK_N"], config["BLOCK_D"]]
    arguments = {"q_desc": descriptor("bf16", rows), "out_desc": descriptor("bf16", rows)}
    arguments |= {"k_desc": descriptor("bf16", keys), "v_desc": descriptor("bf16", keys)}
    arguments |= {"row_blocks": SEQ // config["BLOCK_M"], "heads": WIDTH // head_dim, "seq_k": SEQ}
    return arguments | {"scale": scale_of(head_dim)}


def hopper(head_dim: int, causal: bool) -> Variant:
    """The Gluon rung, for the one target that it is written for."""
    heads = WIDTH // head_dim
    groups, section, _ = flash_gluon.schedule(head_dim, SEQ, causal)
    blocks = SEQ // (groups * flash_gluon.GROUP_ROWS)
    tensor = torch.empty(1, 1, SEQ, head_dim, dtype=DTYPES["bf16"], device="meta")
    rows = flash_gluon.descriptor(tensor, flash_gluon.GROUP_ROWS, head_dim)
    keys = flash_gluon.descriptor(tensor, flash_gluon.BLOCK_N, head_dim)
    arguments = {"q_desc": rows, "k_desc": keys, "v_desc": keys, "o_desc": rows}
    arguments |= {"works": blocks * heads, "blocks": blocks, "heads": heads, "all_heads": heads, "seq_k": SEQ}
    arguments |= {"scale": scale_of(head_dim), "STAGES": flash_gluon.STAGES, "GROUPS": groups}
    arguments |= {"CAUSAL": causal, "SECTION": section}
    config = {"rung": "gluon", "head_dim": head_dim, "causal": causal, "BLOCK_M": groups * flash_gluon.GROUP_ROWS}
    config |= {"BLOCK_N": flash_gluon.BLOCK_N, "num_stages": flash_gluon.STAGES, "warpgroups": groups + 1}
    return Variant(flash_gluon.flash_kernel, arguments, config, {"num_warps": 4}, ("cuda:90",))


def variant(kernel, rung: str, head_dim: int, causal: bool, arguments: dict, config: dict) -> Variant:
    options = {name: value for name, value in config.items() if name.startswith("num_")}
    blocks = {name: value for name, value in config.items() if name not in options}
    shown = {"rung": rung, "head_dim": head_dim, "causal": causal, **config}
    return Variant(kernel, arguments | blocks | {"CAUSAL": causal}, shown, options, tuple(TARGETS))
