"""Step 3 shows lines of compiled files by number: another compiler moves them, and this test says so."""

import pytest

from scripts.fences import snippets
from scripts.records import ROOT

PAGE = ROOT / "docs" / "why" / "by_the_block.md"
SHOWN = {
    "ttir": ["tt.get_program_id", "tt.load", "arith.addf", "tt.store"],
    "ttgir": ["sizePerThread = [4]", "tt.load", "arith.addf", "tt.store"],
    "llir": ["fadd float"] * 4,
    "ptx": ["ld.global.v4", "ld.global.v4", "add.f32", "st.global.v4"],
    "amdgcn": ["buffer_load_dwordx4", "buffer_load_dwordx4", "v_pk_add_f32", "v_pk_add_f32", "buffer_store_dwordx4"],
}


@pytest.mark.parametrize("stage", SHOWN)
def test_the_page_shows_the_lines_it_speaks_of(stage):
    page = PAGE.read_text(encoding="utf-8").splitlines()
    excerpt = next(line for line in page if "--8<--" in line and f".{stage}.txt" in line)
    lines = iter(snippets().run([excerpt]))
    for wanted in SHOWN[stage]:
        assert any(wanted in line for line in lines), f"{stage}: {wanted} is not shown, or not in this order"
