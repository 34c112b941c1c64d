"""The pictures and words of a run, from traces written by hand: each cell, each count, each sentence by reckoning."""

import pytest

LIBRARY = """
const access = (program, line, op, argument, offsets, mask = null) => {
    const live = offsets.filter((_, i) => !mask || mask[i]);
    return {
        program: [program, 0, 0], line, op, argument, block: [offsets.length], offsets: Int32Array.from(offsets),
        mask: mask && Uint8Array.from(mask), bytes: 4 * live.length,
        sectors: new Set(live.map((offset) => Math.floor(offset / 8))).size,
    };
};
const span = (start, length) => Array.from({ length }, (_, i) => start + i);
const tensor = (name, shape, strides) => ({ name, shape, strides, dtype: "fp32" });
const launch = (grid, tensors, accesses, variables = []) =>
    ({ kernel: "k", grid: [grid, 1, 1], arguments: tensors, accesses, variables, truncated: false });
const runner = (file) => import(new URL("runner/" + file, document.baseURI).href);
"""


@pytest.fixture
def compute(page, address):
    """Runs the body of an async function next to the runner's modules and gives back what it returns."""
    page.goto(address + "add.html")
    return lambda body: page.evaluate(f"async () => {{ {LIBRARY} {body} }}")


CELLS = """
const {{ geometry }} = await runner("views/geometry.js");
const shape = geometry(tensor("t", {shape}, {strides}), {{ low: {low}, high: {high} }});
return [shape.width, shape.height, {offsets}.map((offset) => {{
    const {{ cell, inside }} = shape.place(offset);
    return [Math.floor(cell / shape.width), cell % shape.width, inside];
}})];
"""


@pytest.mark.parametrize(
    ("shape", "strides", "offsets", "expected"),
    [
        ([3, 4], [4, 1], [0, 5, 11], [4, 3, [[0, 0, True], [1, 1, True], [2, 3, True]]]),
        ([3, 4], [1, 3], [0, 5, 11], [4, 3, [[0, 0, True], [2, 1, True], [2, 3, True]]]),
        ([3, 4], [10, 1], [12, 14], [4, 4, [[1, 2, True], [3, 0, False]]]),
        ([2, 3, 4], [12, 4, 1], [0, 13, 23], [4, 6, [[0, 0, True], [3, 1, True], [5, 3, True]]]),
        ([5, 4], [0, 1], [0, 3], [4, 5, [[0, 0, True], [0, 3, True]]]),
        ([], [], [0], [1, 1, [[0, 0, True]]]),
        ([1000], [1], [0, 63, 64, 999], [64, 16, [[0, 0, True], [0, 63, True], [1, 0, True], [15, 39, True]]]),
    ],
    ids=["rows", "transposed", "padded rows", "three dimensions", "broadcast", "scalar", "folded vector"],
)
def test_an_offset_finds_its_cell(compute, shape, strides, offsets, expected):
    assert compute(CELLS.format(shape=shape, strides=strides, offsets=offsets, low=0, high=0)) == expected


def test_addresses_outside_get_rows_of_their_own(compute):
    body = CELLS.format(shape=[3, 4], strides=[4, 1], offsets=[-1, 0, 11, 12, 10**9], low=-1, high=10**9)
    width, height, places = compute(body)
    assert (width, height) == (4, 1 + 3 + 2)
    assert places == [[0, 3, False], [1, 0, True], [3, 3, True], [4, 0, False], [5, 0, False]]


def test_a_large_tensor_is_drawn_with_few_cells(compute):
    body = CELLS.format(shape=[8192, 8192], strides=[8192, 1], offsets=[0, 64, 8192 * 8192 - 1], low=0, high=0)
    assert compute(body) == [128, 64, [[0, 0, True], [0, 1, True], [63, 127, True]]]


def test_neighbouring_cells_are_one_rectangle(compute):
    path = 'const { cellsPath } = await runner("views/tensor.js"); return cellsPath([0,1,1,1, 1,0,0,1], 4, 1);'
    assert compute(path) == "M1 0h3v1h-3zM0 1h1v1h-1zM3 1h1v1h-1z"


def test_a_step_in_words(compute):
    words = compute(
        """
        const { programStarts, stepInWords } = await runner("views/access.js");
        const mask = span(0, 1024).map((i) => i < 672);
        const steps = [0, 1, 2].map((p) => access(p, 12, "load", "x_ptr", span(p * 1024, 1024), p === 2 ? mask : null));
        const one = launch(97, [], steps);
        const inside = (offset) => ({ inside: offset < 2100 });
        return [stepInWords(one, programStarts(steps), 2), stepInWords(one, programStarts(steps), 2, inside)];
        """
    )
    assert words[0] == "program 3 of 97 (id 2), load line 12, 1,024 lanes, 672 live"
    assert words[1] == words[0] + ", 620 outside x_ptr"


def test_facts_count_sectors_and_what_is_read_again(compute):
    facts = compute(
        """
        const { factsOf } = await runner("facts.js");
        const strided = span(0, 8).map((i) => 8 * i);
        const trace = launch(2, [], [access(0, 3, "load", "x_ptr", strided), access(1, 3, "load", "x_ptr", strided)]);
        const counted = { programs: 2, bytes_read: 64, bytes_written: 0, sectors: 16 };
        return factsOf({ kernel: "k", grid: [2, 1, 1], ...counted }, trace);
        """
    )
    assert facts == [
        "2 programs",
        "64 bytes read",
        "0 bytes written",
        "16 sectors",
        "13 % of their bytes used",
        "read again: x_ptr 2 ×",
    ]


def test_reads_again_are_counted_wherever_the_addresses_lie(compute):
    offsets = [-3, 0, 0, 70_000, 70_000, 70_000, 2**25, 2**40]
    times = compute(
        f"""
        const {{ readsPerElement }} = await runner("facts.js");
        const trace = launch(1, [], [access(0, 1, "load", "x", [])]);
        trace.accesses[0].offsets = {offsets};
        return readsPerElement(trace).get("x");
        """
    )
    assert times == len(offsets) / len(set(offsets))


def test_a_fault_says_who_where_and_what(compute):
    sentence = compute(
        """
        const { faultInWords } = await runner("faults.js");
        return faultInWords({ kind: "out_of_bounds", line: 12, program: [3, 0, 0], lane: 232, op: "load", index: 1000,
            size: 1000, argument: "y_ptr" });
        """
    )
    assert sentence == "program 3, lane 232: reads element 1,000 of y_ptr, which has 1,000"


ROLES = """
const {{ matmulRoles }} = await runner("views/tiles.js");
const shapes = {shapes};
const tensors = Object.entries(shapes).map(([name, shape]) => tensor(name, shape, [shape[1] ?? 1, 1]));
const accesses = tensors.map(({{ name }}) => access(0, 1, name === "out" ? "store" : "load", name, [0]));
const roles = matmulRoles(launch(1, tensors, accesses));
return roles && [roles.a.name, roles.b.name, roles.c.name];
"""


@pytest.mark.parametrize(
    ("shapes", "expected"),
    [
        ({"left": [6, 4], "right": [4, 8], "out": [6, 8]}, ["left", "right", "out"]),
        ({"right": [4, 8], "left": [6, 4], "out": [6, 8]}, ["left", "right", "out"]),
        ({"left": [6, 4], "right": [6, 4], "out": [6, 4]}, None),
        ({"x": [64], "y": [64], "out": [64]}, None),
    ],
    ids=["a matmul", "in another order", "an addition", "vectors"],
)
def test_a_matmul_is_recognised_by_its_shapes(compute, shapes, expected):
    assert compute(ROLES.format(shapes=shapes)) == expected


def test_what_a_loop_carries_is_told_from_what_it_makes_anew(compute):
    source = """def k():
    m = 0
    low, acc = 1, 2
    for i in range(2):
        x = m
        m = x
        acc += x"""
    names = compute(
        f"""
        const {{ carriedNames }} = await runner("views/loops.js");
        const seen = [["x", 5], ["m", 6], ["acc", 7]].map(([name, line]) => ({{ name, line, values: [1] }}));
        return carriedNames(seen, {source!r}.split("\\n"));
        """
    )
    assert names == ["m", "acc"]  # in the order in which they begin


def test_passes_are_counted_by_the_line_that_repeats(compute):
    passes = compute(
        """
        const { passesBegun } = await runner("views/loops.js");
        const steps = [9, 5, 6, 5, 6, 5, 8].map((line) => access(0, line, "load", "x_ptr", [0]));
        return steps.map((_, step) => passesBegun(launch(1, [], steps), 0, step));
        """
    )
    assert passes == [1, 1, 1, 2, 2, 3, 3]


def test_what_a_program_is_still_to_write_is_shown(compute):
    later = compute(
        """
        const { MemoryView } = await runner("views/memory.js");
        const steps = [access(0, 3, "load", "x", span(0, 8)), access(0, 4, "store", "y", span(8, 8))];
        const view = new MemoryView(launch(1, [tensor("x", [16], [1]), tensor("y", [16], [1])], steps));
        view.show(0);
        return [...view.element.querySelectorAll("path.runner-later")].map((path) => path.getAttribute("d"));
        """
    )
    assert later == ["", "M8 0h8v1h-8z"]


def test_memory_shows_now_before_earlier_masked_and_outside(compute):
    counts = compute(
        """
        const { MemoryView } = await runner("views/memory.js");
        const steps = [
            access(0, 3, "load", "x_ptr", span(0, 16)),
            access(1, 3, "load", "x_ptr", span(16, 16)),
            access(1, 4, "load", "x_ptr", span(32, 16), span(0, 16).map((i) => i < 12)),
        ];
        const view = new MemoryView(launch(2, [tensor("x_ptr", [40], [1])], steps));
        view.show(2);
        const cells = (name) => view.element.querySelector(`path.runner-${name}`).getAttribute("d");
        return ["earlier", "before", "lit", "masked", "outside"].map(cells);
        """
    )
    # 40 elements are one row; what lies beyond goes on in the row below
    assert counts == ["M0 0h16v1h-16z", "M16 0h16v1h-16z", "M32 0h8v1h-8z", "M4 1h4v1h-4z", "M0 1h4v1h-4z"]
