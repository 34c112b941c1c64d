"""Every kernel of the book runs in the runner through its own launcher, unmodified, and agrees with the small torch."""

import pytest

HEAD = """import torch
import torch.nn.functional as F

def check(name, found, exact, tolerance=1e-4):
    distance = ((found.double() - exact.double()).norm() / exact.double().norm()).item()
    print(name, "agrees" if distance < tolerance else f"is off by {distance}")

torch.manual_seed(0)
"""
PROGRAMS = {
    "programs/vector_add": """
from snippets.programs.vector_add import add
for shape in [(1000,), (), (3, 5, 7), (1,)]:
    x, y = torch.randn(shape), torch.randn(shape)
    check("add", add(x, y), x + y)
    check("half", add(x.half(), y.half()), x.half() + y.half(), 1e-3)
    check("bf16", add(x.bfloat16(), y.bfloat16()), x.bfloat16().double() + y.bfloat16().double(), 2**-8)
check("strided", add(torch.randn(6, 10).t(), torch.ones(10, 6)), torch.ones(10, 6), 10)
""",
    "fusion/activation": """
from snippets.fusion.activation import fused_activation, plain
x, bias = torch.randn(33, 100) * 2, torch.randn(100)
check("fp32", fused_activation(x, bias, 1.5), torch.clamp(F.gelu(x + bias) * 1.5, -6.0, 6.0))
check("fp16", fused_activation(x.half(), bias.half(), 1.5), torch.clamp(F.gelu(x + bias) * 1.5, -6.0, 6.0), 5e-3)
x, bias = x.bfloat16(), bias.bfloat16()
exact = torch.clamp(F.gelu(x.double() + bias.double()) * 1.5, -6.0, 6.0)
check("bf16", fused_activation(x, bias, 1.5), exact, 2**-8)
check("plain", plain(x, bias, 1.5), exact, 2**-8)
""",
    "fusion/softmax": """
from snippets.fusion.softmax import softmax
for shape in [(5, 100), (3, 2000), (2, 5000), (1, 1), (70, 3)]:
    x = torch.randn(shape)
    check("softmax", softmax(x), torch.softmax(x, -1))
    check("bf16", softmax(x.bfloat16()), torch.softmax(x.bfloat16().double(), -1), 2**-8)
""",
    "matmul/tiled": """
from snippets.matmul.tiled import matmul
a, b = torch.randn(70, 50), torch.randn(50, 90)
check("fp32", matmul(a, b), a @ b)
check("fp16", matmul(a.half(), b.half()), a @ b, 1e-2)
check("transposed", matmul(b.t(), a.t()), b.t() @ a.t())
""",
    "matmul/autotune": """
from snippets.matmul.autotune import matmul
a, b = torch.randn(100, 64), torch.randn(64, 72)
check("fp32", matmul(a, b), a @ b)
check("fp16", matmul(a.half(), b.half()), a @ b, 1e-2)
check("skinny", matmul(a[:5], b), a[:5] @ b)
""",
    "attention/naive": """
from snippets.attention.naive import attention
for causal in (False, True):
    q, k, v = [torch.randn(1, 2, 40, 32) for _ in range(3)]
    check("naive", attention(q, k, v, causal), F.scaled_dot_product_attention(q, k, v, is_causal=causal))
""",
    "attention/flash": """
from snippets.attention.flash import attention
for causal in (False, True):
    q, k, v = [torch.randn(1, 2, 64, 32) for _ in range(3)]
    exact = F.scaled_dot_product_attention(q, k, v, is_causal=causal)
    check("flash", attention(q, k, v, causal), exact)
    check("fp16", attention(q.half(), k.half(), v.half(), causal), exact, 1e-2)
    q, k, v = [torch.randn(2, 1, 45, 24) for _ in range(3)]
    check("ragged", attention(q, k, v, causal), F.scaled_dot_product_attention(q, k, v, is_causal=causal))
""",
    "matmul/autotune_hazards": """
import snippets.matmul.autotune_hazards as hazards
x, y = torch.ones(1000), torch.ones(1000)
hazards.double(x, hazards.doubled_by_every_trial)
hazards.double(y, hazards.doubled_once)
check("once", y, torch.full((1000,), 2.0))
print("every trial agrees" if x[0] > 2 else "every trial doubled nothing")
""",
}


@pytest.mark.parametrize("step", PROGRAMS)
def test_snippet(run, step):
    result = run(HEAD + PROGRAMS[step])
    assert result["error"] is None
    lines = result["output"].splitlines()
    assert lines
    assert [line for line in lines if not line.endswith("agrees")] == []
    assert result["report"]["faults"] == []


MEANT_FOR_ELSEWHERE = ["gluon", "absent_gpu", "by_the_block", "one_source", "manifest", "cold_starts", "trainable"]


def test_every_other_snippet_imports(run):
    """Vendor rungs, C++, autograd and what drives a compiler are not for the browser."""
    from scripts.runner_modules import ROOT

    files = [path.relative_to(ROOT) for path in (ROOT / "snippets").rglob("*.py") if path.name != "__init__.py"]
    modules = [".".join(path.with_suffix("").parts) for path in files]
    wanted = [module for module in modules if not any(part in module for part in MEANT_FOR_ELSEWHERE)]
    errors = {module: run(f"import {module}")["error"] for module in wanted}
    assert {module: error for module, error in errors.items() if error} == {}
