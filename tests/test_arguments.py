"""The checks that every launcher shares: what is refused, and in which words."""

import pytest
import torch
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.autograd import forward_ad
from triton import knobs

from snippets.arguments import check_tensors
from snippets.attention.shapes import check_attention
from tests.support import DEVICE, DTYPES


@pytest.fixture
def x():
    return torch.ones(3, device=DEVICE)


@pytest.mark.parametrize("dtype", DTYPES)
def test_what_is_accepted(dtype):
    check_tensors(x=torch.ones(3, 4, device=DEVICE, dtype=dtype).T, y=torch.empty(0, device=DEVICE, dtype=dtype))
    check_tensors(x=torch.nn.Parameter(torch.ones(3, device=DEVICE, dtype=dtype), requires_grad=False))


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (None, "x must be a dense torch.Tensor, not NoneType"),
        ([1.0], "x must be a dense torch.Tensor, not list"),
        (torch.ones(2).to_sparse(), "x must be a dense torch.Tensor, not a torch.sparse_coo tensor"),
        (torch.ones(2).double(), "x must be float32, float16 or bfloat16, not float64"),
        (torch.ones(2).bool(), "x must be float32, float16 or bfloat16, not bool"),
    ],
)
def test_refused_by_type(value, message):
    with pytest.raises(TypeError, match=f"^{message}$".replace(".", r"\.")):
        check_tensors(x=value)


def test_mixed_dtypes_and_devices(x):
    with pytest.raises(TypeError, match=r"^y is float16 but x is float32: the dtypes must agree$"):
        check_tensors(x=x, y=x.half())
    with pytest.raises(ValueError, match=r"^y is on meta but x is on"):
        check_tensors(x=x, y=x.to("meta"))


def test_devices_without_a_backend(x, monkeypatch):
    with pytest.raises(ValueError, match=r"^x is on meta: move it to an NVIDIA or AMD GPU$"):
        check_tensors(x=x.to("meta"))
    monkeypatch.setattr(knobs.runtime, "interpret", False)
    with pytest.raises(ValueError, match=r"^x is on cpu: move it to a GPU, or set TRITON_INTERPRET=1"):
        check_tensors(x=x.cpu())


def test_bf16_in_the_interpreter(x, monkeypatch):
    monkeypatch.setattr(knobs.runtime, "interpret", True)
    with pytest.raises(ValueError, match=r"^x is bfloat16, which Triton's interpreter computes wrongly"):
        check_tensors(x=x.bfloat16())
    monkeypatch.setattr(knobs.runtime, "exact_bf16", True, raising=False)  # as the runner in the browser
    check_tensors(x=x.bfloat16())


def test_gradients(x):
    x.requires_grad_()
    with pytest.raises(ValueError, match=r"^x requires grad.*under torch\.no_grad\(\) or pass x\.detach\(\)$"):
        check_tensors(x=x)
    with torch.no_grad():
        check_tensors(x=x)


def test_forward_mode_gradients(x):
    with forward_ad.dual_level():
        check_tensors(x=x)
        with pytest.raises(ValueError, match=r"^x carries a tangent.*pass unpack_dual\(x\)\.primal$"):
            check_tensors(x=forward_ad.make_dual(x, x))
    with pytest.raises(ValueError, match=r"^x carries a tangent"):
        torch.func.jvp(add_itself, (x,), (x,))


@pytest.mark.filterwarnings("ignore")  # nested and masked tensors call themselves prototypes
@pytest.mark.parametrize("layout", [torch.strided, torch.jagged])
def test_nested_tensors(x, layout):
    nested = torch.nested.nested_tensor([x, x[:2]], layout=layout)
    with pytest.raises(TypeError, match=r"^y must be a dense torch\.Tensor, not a (nested|torch\.jagged) tensor$"):
        check_tensors(x=x, y=nested)


@pytest.mark.parametrize("transform", [torch.func.vmap, torch.func.functionalize])
def test_inside_a_transform(x, transform):
    with pytest.raises(TypeError, match=r"^x has no memory that a kernel could read, as inside torch\.func\.vmap"):
        transform(add_itself)(x.expand(2, 3))


@pytest.mark.filterwarnings("ignore")
def test_without_memory(x):
    with FakeTensorMode() as mode:
        fake = mode.from_tensor(x)
    freed = x.clone()
    freed.untyped_storage().resize_(0)
    for value in (fake, freed, torch.masked.masked_tensor(x, x > 0), torch._efficientzerotensor(3, device=DEVICE)):
        with pytest.raises(TypeError, match=rf"^x has no memory.* not this {type(value).__name__}$"):
            check_tensors(x=value)


def add_itself(x):
    check_tensors(x=x)
    return x + x


def test_a_lazily_negated_view():
    view = torch.ones(3, dtype=torch.complex64, device=DEVICE).conj().imag
    with pytest.raises(ValueError, match=r"^x is a lazily negated view: pass x\.resolve_neg\(\)$"):
        check_tensors(x=view)
    check_tensors(x=view.resolve_neg())


@pytest.mark.parametrize("causal", [1, None, "yes", torch.ones(4, 4)])
def test_causal_that_is_no_bool(causal):
    q = torch.ones(1, 1, 4, 16, device=DEVICE)
    check_attention(q, q, q, True)
    with pytest.raises(TypeError, match=rf"^causal must be True or False, not {type(causal).__name__}$"):
        check_attention(q, q, q, causal)
