"""Step 19 shows lines of compiled files by number: another compiler moves them, and this test says so."""

import pytest

from scripts.fences import snippets
from scripts.records import ROOT

PAGE = ROOT / "docs" / "vendors" / "one_source.md"
SHOWN = {
    "ptx": ["@%p1 ld.global.v4", "@%p1 ld.global.v4", "add.f32"],
    "amdgcn": ["v_cmp_gt_i64", "v_cndmask_b32", "buffer_load_dwordx2", "v_pk_add_f32"],
}


@pytest.mark.parametrize("stage", SHOWN)
def test_the_page_shows_the_lines_it_speaks_of(stage):
    page = PAGE.read_text(encoding="utf-8").splitlines()
    excerpt = next(line for line in page if "--8<--" in line and f".{stage}.txt" in line)
    lines = iter(snippets().run([excerpt]))
    for wanted in SHOWN[stage]:
        assert any(wanted in line for line in lines), f"{stage}: {wanted} is not shown, or not in this order"
