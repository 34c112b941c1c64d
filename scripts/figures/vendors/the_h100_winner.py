"""The tiles that win on a Hopper, on all four targets: what fits, what does not, and by how many bytes."""

from docs.simulator.stages import stage_bytes
from scripts import tables

GPUS = {"cuda:90": "H100, H200", "cuda:100": "B200", "hip:gfx942": "MI300X", "hip:gfx950": "MI350X"}
WINNING_TILE = {"BLOCK_M": 128, "BLOCK_N": 256, "BLOCK_K": 64, "num_warps": 8}


def compiled(facts: dict) -> dict:
    return {"fits": fits(facts), "buffers": buffers(facts)}


def limits(facts: dict) -> list[str]:
    """The first row of a table of bytes: what one program may ask for."""
    found = {row["target"]: row["limit_bytes"] for row in facts["rows"] if "failed" not in row}
    return ["*the limit*", *(f"*{found[target]:,}*" for target in GPUS)]


def by_config(facts: dict) -> dict[tuple, dict]:
    """Config, as (name, value) pairs → target → row, in the order of the facts."""
    found: dict[tuple, dict] = {}
    for row in facts["rows"]:
        found.setdefault(tuple(row["config"].items()), {})[row["target"]] = row
    return found


def name_of(config: dict) -> str:
    kernel = "persistent, " if "SLICES" in config else ""
    return f"{kernel}{tables.tile(config)}, {config['num_stages']} stages"


def verdict(row: dict) -> str:
    """Bytes of shared memory, and by how many they are too many."""
    if row["fits"]:
        return f"{row['shared_bytes']:,}{', spills' if row['spills'] else ''}"
    return f"**{row['shared_bytes']:,}: over by {row['shared_bytes'] - row['limit_bytes']:,}**"


def fits(facts: dict) -> str:
    """Every tile, those that take the same bytes everywhere once."""
    body = {}
    for config, rows in by_config(facts).items():
        verdicts = tuple(verdict(rows[target]) for target in GPUS)
        body.setdefault(verdicts, [name_of(dict(config)), *verdicts])
    return tables.markdown(["Bytes of shared memory", *GPUS.values()], [limits(facts), *body.values()])


def buffers(facts: dict) -> str:
    """How many tiles of A and B the compiler keeps for the winning tile, stage by stage."""
    body = []
    for pairs, rows in by_config(facts).items():
        config = dict(pairs)
        if "SLICES" in config or not WINNING_TILE.items() <= config.items():
            continue
        stage = stage_bytes(config["BLOCK_M"], config["BLOCK_N"], config["BLOCK_K"], config["dtype"])
        body.append([config["num_stages"], *(rows[target]["shared_bytes"] // stage for target in GPUS)])
    return tables.markdown(["num_stages", *GPUS.values()], body, align="r" * 5)
