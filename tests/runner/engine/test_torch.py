"""The small torch prints what PyTorch prints, random numbers included."""

import subprocess
import sys

import pytest

PROGRAMS = {
    "creation": """
print(torch.zeros(3), torch.ones(2, 3), torch.full((2,), 7), torch.full((2,), 1.5), torch.eye(3))
print(torch.arange(5), torch.arange(1, 2, 0.25), torch.arange(10, 0, -3), torch.linspace(0, 1, 5))
print(torch.tensor([1, 2, 3]), torch.tensor([1.0, 2.5]))
print(torch.tensor([[True, False]]), torch.tensor(3.0), torch.tensor([]))
print(torch.zeros(2, dtype=torch.float16), torch.zeros(2, dtype=torch.int32))
print(torch.empty(0, 3), torch.zeros(2, 2, 2))
print(torch.zeros(2).dtype, torch.zeros(2, 3).shape)
print(torch.zeros(2, 3).size(1), torch.zeros(2, 3).stride(), torch.zeros(2, 3).numel())
""",
    "printing": """
print(torch.arange(2000), torch.arange(2000).reshape(50, 40))
print(torch.tensor([1.0, 1e-5, 12345.678]))
print(torch.tensor([1e10, 1.0]), torch.tensor([float("nan"), float("inf"), 1.0]))
print(torch.tensor([0.1, 100.25]), torch.tensor([-1.0, 2.0]))
print(torch.tensor([[1.5, -2.25], [1000.0, 3.0]]), torch.tensor(1e-8))
print(torch.arange(40).to(torch.float32) / 3)
print(torch.tensor([2.0, 3.0]).half(), [torch.tensor(1), 2])
print(torch.tensor(5).item(), torch.tensor([1.5]).item(), torch.Size([2, 3]))
x = torch.tensor([[1.23456, 2.0]])
print(f"{x[0, 0]:.3f} {x.sum().item():.2f}", x.tolist())
""",
    "arithmetic": """
a, b = torch.tensor([1, 2, 3]), torch.tensor([4.0, -5.0, 6.5])
print(a + b, a * 2, a / 2, a // 2, -a, a**2, 2**a, 10 - a, 1 / b, a % 2, b % 3, -a // 2, abs(b))
print(a > 2, a == 2, (a > 1) & (a < 3), ~(a > 1), 2 < a, b >= -5, (a > 1).sum(), (a > 0).all(), (a > 5).any())
h = torch.tensor([0.1, 0.2]).half()
print(h + 1, h * h, (h + 1.0).dtype)
print((h + torch.tensor(1.0)).dtype, (h + torch.ones(2)).dtype, (a + 1.5).dtype, (a.to(torch.int32) + a).dtype)
print(torch.exp(b), torch.sqrt(b.abs()))
print(torch.clamp(b, -1, 2), torch.maximum(b, torch.zeros(3)), torch.where(b > 0, b, 0.0))
print(b.sum(), b.mean(), b.max(), b.min(), b.argmax())
print(a.sum().dtype, b.std(), b.var(unbiased=False), b.norm(), b.prod())
b += 1
b[0] = 100
print(b, b.clamp_(max=7), b.to(torch.int64), b.bool(), b.double().dtype)
""",
    "shapes": """
x = torch.arange(24).reshape(2, 3, 4)
print(x[0], x[1, 2], x[:, 1], x[..., 0], x[:, None].shape, x[-1, -1, -1], x[:, ::2], x[0, :, 1:3])
print(x.transpose(0, 1).shape, x.permute(2, 0, 1).stride())
print(x[0].T, x[0].t().is_contiguous(), x[0].T.contiguous().stride())
print(x.view(6, 4).shape, x.reshape(-1).shape, x.flatten(1).shape)
print(x.unsqueeze(0).shape, x[:1].squeeze(0).shape, x.expand(2, 3, 4).shape)
print(x.sum(0), x.sum((0, 2)), x.float().mean(-1))
print(x.max(dim=1).values, x.max(dim=1).indices, x.amax(-1, keepdim=True).shape)
print(torch.cat([x[0], x[1]]), torch.stack([x[0], x[0]]).shape)
print(x[0].cumsum(1), x.flip(0)[0, 0], torch.tril(torch.ones(3, 3)))
print(x[torch.tensor([1, 0])][:, 0], x[0][x[0] > 5], len(x), [row.shape for row in x], x.chunk(2)[0].shape)
y = torch.zeros(3, 4)
y[1] = 5
y[:, 0] += 1
y[2, 1:3] = torch.tensor([7.0, 8.0])
print(y, torch.empty_like(y.t()).stride(), torch.equal(y, y.clone()), x.storage_offset(), x[1].storage_offset())
""",
    "matmul": """
a, b = torch.arange(6).reshape(2, 3).float(), torch.arange(12).reshape(3, 4).float()
print(a @ b, a @ b[:, 0], a[0] @ b, a[0] @ a[0], torch.matmul(a, b).shape, torch.bmm(a[None], b[None]).shape)
print(torch.softmax(a, -1), torch.nn.functional.gelu(a / 4), torch.softmax(a, dim=0))
q = torch.arange(24).reshape(1, 1, 4, 6).float() / 10
print(torch.nn.functional.scaled_dot_product_attention(q, q, q, is_causal=True))
torch.testing.assert_close(a, a + 1e-7)
try:
    torch.testing.assert_close(a, a + 1)
except AssertionError as error:
    print(str(error).split("\\n")[0], torch.allclose(a, a + 1e-9))
""",
    "what_exercises_compare_with": """
x, v = torch.arange(12).reshape(3, 4).float() / 7, torch.tensor([3.0, 1.0, 2.0, 1.0])
i = torch.tensor([2, 0, 2])
print(v.repeat(2), x.repeat(2, 1).shape, x.repeat(2, 1)[4], v.repeat(2, 2), v.tile(2), torch.tile(v, (2, 1)).shape)
print(x.split(3, dim=1)[1], torch.split(v, [1, 3])[1], x.unbind(1)[2], torch.unbind(x)[1])
print(x.select(-1, 0), torch.select(x, 0, -1))
print(torch.index_select(x, 0, i), x.index_select(1, i), torch.roll(v, 1, 0), torch.roll(x, -1, 1))
print(torch.gather(x, 1, torch.tensor([[3, 0], [1, 1], [2, 3]])), x.gather(0, torch.tensor([[2, 0, 1, 1]])))
print(torch.zeros(4).index_add_(0, i, torch.ones(3)), torch.zeros(4).scatter_add_(0, i, v[:3]))
print(torch.zeros(3, 4).index_add_(0, i, x))
print(torch.sort(v)[0], torch.sort(v).indices, v.sort(descending=True).values, torch.argsort(x.flip(1))[0])
print(torch.topk(x, 2).values, v.topk(1).indices)
print(torch.logsumexp(x, dim=1), torch.log_softmax(x, dim=1), torch.cumprod(v, 0))
print(torch.bincount(i), torch.count_nonzero(i))
print(torch.dot(v, v), torch.mv(x, v), torch.addmm(torch.ones(3, 3), x, x.T))
print(torch.norm(v), torch.prod(v), torch.numel(x))
print(torch.logical_and(v > 1, v < 3), torch.logical_or(v > 2, v < 2), torch.bitwise_and(i, torch.tensor(2)))
print(torch.as_tensor([1, 2]), x.new_zeros(2), x.new_ones(2, 2), v.type(torch.int32), torch.squeeze(x[:1]))
F = torch.nn.functional
print(F.rms_norm(v, (4,)), F.rms_norm(x, (4,), v, 1e-5), F.cross_entropy(x, i))
print(F.cross_entropy(x, torch.tensor([1, -100, 3])))
print(F.cross_entropy(x, i, reduction="none"), F.log_softmax(x, dim=-1)[0], F.embedding(i, x))
""",
    "random": """
torch.manual_seed(0)
print(torch.rand(5), torch.randn(5), torch.randn(100)[:6])
print(torch.randint(0, 10, (6,)), torch.randn(2, 20)[1, :4], torch.rand(3))
torch.manual_seed(42)
print(torch.randn(8), torch.randn(16), torch.randn(17)[-3:], torch.randint(5, (3,)))
""",
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_prints_what_pytorch_prints(run, name):
    source = "import torch\n" + PROGRAMS[name]
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    result = run(source)
    assert result["error"] is None
    assert result["output"] == done.stdout
