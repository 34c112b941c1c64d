"""The engine's parts by themselves, against PyTorch and Python: rounding, wide integers, functions, sectors."""

import math
import random

import pytest
import torch

FORMATS = {
    "fp16": torch.float16,
    "bf16": torch.bfloat16,
    "fp8e4nv": torch.float8_e4m3fn,
    "fp8e5": torch.float8_e5m2,
    "fp8e4b8": torch.float8_e4m3fnuz,
    "fp8e5b16": torch.float8_e5m2fnuz,
}


@pytest.fixture
def engine(runner_page):
    """`engine(body, argument)`: runs JavaScript with the engine's modules in the page."""
    prelude = """async (argument) => {
        const load = (name) => import(`/book/runner/${name}.js`);
        const files = ["dtypes", "rounding", "tile", "binary", "unary", "wide", "cast"].map((name) => `engine/${name}`);
        const modules = await Promise.all([...files, "memory/tracer"].map(load));
        const [D, rounding, tile, binary, unary, wide, cast, tracer] = modules;
        %s
    }"""
    return lambda body, argument=None: runner_page.evaluate(prelude % body, argument)


def bits(values: torch.Tensor) -> list[int]:
    return values.view(torch.int16 if values.element_size() == 2 else torch.int8).to(torch.int64).tolist()


@pytest.mark.parametrize("name", FORMATS)
def test_every_code_of_a_narrow_float(engine, name):
    """Codes to numbers, as PyTorch reads them, and back to the same codes."""
    dtype = FORMATS[name]
    size = 2 ** (8 * dtype.itemsize)
    codes = torch.arange(size).to(torch.int16 if dtype.itemsize == 2 else torch.uint8)
    numbers = codes.view(dtype).to(torch.float64)
    found = engine(
        """const { format } = D.byName[argument];
        const table = rounding.decodingTable(format);
        return [...table].map((x, code) => [String(x), rounding.encode(format, x) === code]);""",
        name,
    )
    for number, (text, same) in zip(numbers.tolist(), found, strict=True):
        value = float(text.replace("Infinity", "inf"))
        assert value == number or (value != value and number != number)
        assert same or number != number


@pytest.mark.parametrize("name", FORMATS)
def test_rounding_to_a_narrow_float(engine, name):
    """Ties, denormals and random numbers round to nearest even, as PyTorch rounds them."""
    generator = random.Random(name)
    largest = torch.finfo(FORMATS[name]).max
    scale = [10 ** generator.uniform(-9, 2) for _ in range(2000)]
    values = [math.copysign(min(s, largest * 0.9), generator.uniform(-1, 1)) for s in scale]
    values += [generator.randrange(1, 64) / 64 * 2.0 ** generator.randrange(-9, 5) for _ in range(1000)]
    inputs = torch.tensor([v for v in values if abs(v) < largest], dtype=torch.float32)
    found = engine("return argument[1].map((x) => D.byName[argument[0]].round(x));", [name, inputs.tolist()])
    assert found == inputs.to(FORMATS[name]).to(torch.float64).tolist()


INTEGERS = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "max": max,
    "min": min,
    "mulhi": lambda a, b: a * b >> 64,
}


def wrapped(value: int, signed: bool) -> int:
    value &= 2**64 - 1
    return value - 2**64 if signed and value >= 2**63 else value


@pytest.mark.parametrize("name", ["int64", "uint64"])
@pytest.mark.parametrize("op", INTEGERS)
def test_wide_integers(engine, op, name):
    """Small ones as doubles and large ones as BigInt give what Python gives, modulo 2^64."""
    generator = random.Random(op + name)
    signed = name == "int64"
    pairs = []
    for width in (8, 31, 33, 53, 63):
        for _ in range(20):
            a, b = generator.randrange(2**width), generator.randrange(2**width)
            pairs.append((generator.choice([1, -1]) * a, b) if signed else (a, b))
    found = engine(
        """const [op, name, pairs] = argument;
        const type = D.byName[name];
        return pairs.map((pair) => {
            const [a, b] = pair.map((text) => tile.filled(type, [], BigInt(text)));
            return String(wide.wideBinary(op, type, a.data, b.data, 1)[0]);
        });""",
        [op, name, [[str(a), str(b)] for a, b in pairs]],
    )
    assert [int(text) for text in found] == [wrapped(INTEGERS[op](a, b), signed) for a, b in pairs]


@pytest.mark.parametrize("signed", [True, False])
def test_high_half_of_products(engine, signed):
    generator = random.Random(signed)
    low, high = (-(2**31), 2**31) if signed else (0, 2**32)
    pairs = [[generator.randrange(low, high), generator.randrange(low, high)] for _ in range(200)]
    found = engine(
        """const [name, pairs] = argument;
        const scalar = (x) => tile.scalar(D.byName[name], x);
        return pairs.map(([a, b]) => binary.mulHigh(scalar(a), scalar(b)).data[0]);""",
        ["int32" if signed else "uint32", pairs],
    )
    assert found == [a * b >> 32 for a, b in pairs]


def test_error_function(engine):
    inputs = [i / 50 for i in range(-400, 401)]
    found = engine("return argument.map(unary.erf);", inputs)
    assert all(math.isclose(a, math.erf(x), rel_tol=1e-14) for x, a in zip(inputs, found, strict=True))


def test_float_to_integer_saturates(engine):
    found = engine(
        """const x = new tile.Tile(D.fp32, [5], Float32Array.of(1e10, -1e10, NaN, -2.7, Infinity));
        return [...cast.cast(x, D.int32).data];"""
    )
    assert found == [2**31 - 1, -(2**31), 0, -2, 2**31 - 1]


@pytest.mark.parametrize(
    ("offsets", "start", "size", "sectors"),
    [
        (range(256), 0, 4, 32),  # adjacent: eight floats a sector
        (range(256), 4, 4, 33),  # the same, not aligned
        (range(0, 256 * 8, 8), 0, 4, 256),  # a sector each
        ([5] * 64, 0, 4, 1),
        ([i % 8 * 8 for i in range(64)], 0, 4, 8),  # back and forth
        (range(64), 0, 2, 4),
    ],
)
def test_sectors_are_distinct_32_byte_pieces(engine, offsets, start, size, sectors):
    body = "return tracer.sectors(Float64Array.from(argument[0]), null, argument[1], argument[2]);"
    assert engine(body, [list(offsets), start, size]) == sectors


def test_broadcasting_maps(engine):
    found = engine(
        """const x = new tile.Tile(D.int32, [2, 1, 3], Int32Array.of(0, 1, 2, 3, 4, 5));
        return [...tile.broadcastTo(x, [2, 2, 3]).data];"""
    )
    assert found == [0, 1, 2, 0, 1, 2, 3, 4, 5, 3, 4, 5]
