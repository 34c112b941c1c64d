"""The drill's answers, worked out by hand here, and what it says to each usual wrong answer."""

import pytest

from snippets.matmul import shared_memory_drill as drill
from snippets.matmul.shared_memory_drill import Question

H100 = Question("H100 SXM", "bf16", 128, 256, 64, 4)
MI300X = Question("MI300X", "bf16", 128, 128, 64, 3)
SMALL = Question("H200", "bf16", 64, 64, 64, 3)


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        (H100, (4 * (128 * 64 + 64 * 256) * 2, True, 1)),  # 196,608 of 232,448 bytes
        (H100._replace(num_stages=5), (245_760, False, 0)),
        (MI300X, (65_536, True, 1)),  # three stages, two buffers: the LDS to the last byte
        (MI300X._replace(num_stages=4), (98_304, False, 0)),
        (SMALL, (49_152, True, 233_472 // (49_152 + 1_024))),
        (SMALL._replace(dtype="fp32"), (65_536, True, 3)),  # no wgmma: a buffer fewer
    ],
)
def test_answers(question, expected):
    assert drill.answer(question) == expected


def test_same_seed_same_questions():
    assert drill.draw(7) == drill.draw(7)
    assert drill.draw(7) != drill.draw(8)
    assert len(drill.draw(1, count=12)) == 12


def test_draws_both_verdicts_and_both_vendors():
    questions = drill.draw(0, count=200)
    assert {drill.answer(question).fits for question in questions} == {True, False}
    assert {question.gpu for question in questions} == set(drill.GPUS)


@pytest.mark.parametrize("question", drill.draw(3, count=60), ids=str)
def test_right_answers_are_accepted_and_no_slip_is_right(question):
    right = drill.answer(question)
    for part in drill.PARTS:
        assert drill.judge(question, part, getattr(right, part)) == ""
    for wrong in drill._byte_slips(question):
        assert (wrong == right.bytes) == (drill.judge(question, "bytes", wrong) == "")
    assert drill.judge(question, "fits", not right.fits) != ""
    assert drill.judge(question, "programs", right.programs + 1) != ""


@pytest.mark.parametrize(
    ("question", "part", "given", "said"),
    [
        (H100, "bytes", 49_152, "one stage"),
        (H100, "bytes", 98_304, "elements"),
        (H100, "bytes", 147_456, "AMD's rule"),
        (H100, "bytes", 196_608 + 128 * 256 * 4, "registers"),
        (H100, "bytes", 4 * 128 * 64 * 2, "A alone"),
        (H100, "bytes", 5, "4 × (128 × 64 + 64 × 256) × 2 = 196,608"),
        (MI300X, "bytes", 98_304, "keeps 2 buffers"),
        (H100, "fits", False, "It fits"),
        (H100._replace(num_stages=5), "fits", True, "OutOfResources"),
        (H100._replace(num_stages=5), "programs", 1, "Not even one"),
        (H100, "programs", 0, "at least one"),
        (SMALL, "programs", 5, "Rounded up"),
        (Question("H200", "bf16", 64, 128, 64, 2)._replace(num_stages=3), "programs", 4, "Rounded up"),
    ],
)
def test_wrong_answers_are_told_why(question, part, given, said):
    assert said in drill.judge(question, part, given)


def test_reserved_kilobyte_is_told():
    question = Question("H200", "bf16", 64, 64, 64, 2)  # 32,768 bytes: 7.1 programs without the kilobyte, 6.9 with it
    assert drill.answer(question).programs == 6
    assert "keeps 1,024 bytes" in drill.judge(question, "programs", 7)


def test_unknown_part():
    with pytest.raises(ValueError, match="part must be one of bytes, fits, programs"):
        drill.judge(H100, "registers", 1)
