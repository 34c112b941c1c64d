"""Bytes and FLOPs: what each operation must move and compute, and what tiles move besides."""

from .checks import item_bytes, power_of_two, sizes, whole

KERNELS = {
    "add": ("n",),
    "activation": ("rows", "columns"),
    "softmax": ("rows", "columns"),
    "copy": ("n",),
    "matmul": ("M", "N", "K"),
    "attention": ("batch", "heads", "seq", "head_dim"),
}
CHAIN = ("add", "gelu", "mul", "clamp")  # y = clamp(gelu(x + bias) * scale), operator by operator
CHAIN_FLOPS = {"add": 1, "gelu": 5, "mul": 1, "clamp": 2}  # an element; erf and exp count as one
SCORE_BYTES = 4  # naive attention keeps its scores, and their softmax, in fp32 whatever the dtype of Q, K and V
SOFTMAX_CHAIN = ("max", "subtract", "exp", "sum", "divide")


def add_bytes(n, dtype="fp32"):
    """Bytes an add of two vectors of n elements must move: two reads, one write."""
    return 3 * whole("n", n) * item_bytes(dtype)


def copy_bytes(n, dtype="bf16"):
    """Bytes a copy of n elements moves: one read, one write."""
    return 2 * whole("n", n) * item_bytes(dtype)


def activation_bytes(rows, columns, dtype="bf16", eager=False):
    """Bytes of y = clamp(gelu(x + bias) * scale): eager, each of four operators reads and writes the tensor."""
    rows, columns = sizes(KERNELS["activation"], (rows, columns))
    passes = len(CHAIN) if eager else 1
    return passes * copy_bytes(rows * columns, dtype)


def activation_flops(rows, columns):
    """FLOPs of the activation, erf counted as one: fused and eager compute the same."""
    rows, columns = sizes(KERNELS["activation"], (rows, columns))
    return rows * columns * sum(CHAIN_FLOPS.values())


def softmax_flops(rows, columns):
    """FLOPs of a softmax: max, subtract, exp, sum, divide, one each an element."""
    rows, columns = sizes(KERNELS["softmax"], (rows, columns))
    return rows * columns * len(SOFTMAX_CHAIN)


def softmax_bytes(rows, columns, dtype="bf16"):
    """Bytes a softmax must move: each row in once, out once."""
    rows, columns = sizes(KERNELS["softmax"], (rows, columns))
    return copy_bytes(rows * columns, dtype)


def matmul_bytes(m, n, k, dtype="bf16"):
    """Bytes a matmul must move: A and B in once, C out once."""
    m, n, k = sizes(KERNELS["matmul"], (m, n, k))
    return (m * k + k * n + m * n) * item_bytes(dtype)


def matmul_flops(m, n, k):
    """FLOPs of a matmul: a multiply and an add for each of M x N x K."""
    m, n, k = sizes(KERNELS["matmul"], (m, n, k))
    return 2 * m * n * k


def attention_bytes(batch, heads, seq, head_dim, dtype="bf16"):
    """Bytes attention must move: Q, K, V in once, O out once. Nothing of size seq x seq."""
    batch, heads, seq, head_dim = sizes(KERNELS["attention"], (batch, heads, seq, head_dim))
    return 4 * batch * heads * seq * head_dim * item_bytes(dtype)


def naive_attention_bytes(batch, heads, seq, head_dim, dtype="bf16"):
    """Bytes naive attention moves: besides Q, K, V, O, the fp32 scores are written, read, written and read again."""
    scores = batch * heads * seq * seq * SCORE_BYTES
    return attention_bytes(batch, heads, seq, head_dim, dtype) + 4 * scores


def attention_flops(batch, heads, seq, head_dim, causal=False):
    """FLOPs of attention's two dots; causal ones need half of the square, and the diagonal."""
    batch, heads, seq, head_dim = sizes(KERNELS["attention"], (batch, heads, seq, head_dim))
    pairs = seq * (seq + 1) // 2 if causal else seq * seq
    return 4 * batch * heads * pairs * head_dim


def tiles(size, block):
    """Tiles of `block` that cover `size`: rounded up."""
    return (whole("size", size) + whole("block", block) - 1) // block


def launch_grid(size, block):
    """A 1-D grid over `size` elements: programs, last_live (lanes of the last program that own an element), last_masked
    (those that own none) and lanes (of all programs).
    """
    programs = tiles(size, power_of_two("block", block))
    live = size - (programs - 1) * block
    return {"programs": programs, "last_live": live, "last_masked": block - live, "lanes": programs * block}
