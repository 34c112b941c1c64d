"""Calls of the model that tests share: one of each kernel and view, on every GPU, odd sizes among them."""

from docs.simulator.gpus import gpu_names

SIZES = {
    "add": [(1,), (98_432,), (1 << 28,)],
    "copy": [(1 << 20,)],
    "activation": [(8192, 8192), (3, 5)],
    "softmax": [(1 << 21, 64), (4096, 781), (512, 262_144)],
    "matmul": [(8192, 8192, 8192), (4095, 4095, 4095), (1, 8192, 8192)],
    "attention": [(4, 16, 4096, 128), (1, 32, 1000, 64)],
}
VIEWS = [{}, {"eager": True}, {"ideal": True}, {"eager": True, "ideal": True}]


def requests():
    """Every combination as the keyword arguments of `model.predict`."""
    for gpu in gpu_names():
        for kernel, sizes in SIZES.items():
            for size in sizes:
                for view in VIEWS:
                    for dtype in ("bf16", "fp32"):
                        yield {"kernel": kernel, "gpu": gpu, "size": list(size), "dtype": dtype, **view}
    for stages in range(1, 9):
        config = {"num_stages": stages, "BLOCK_M": 128, "BLOCK_N": 128, "BLOCK_K": 64}
        for gpu in gpu_names():
            yield {"kernel": "matmul", "gpu": gpu, "size": [4096, 4096, 4096], "config": config}
    for gpu in gpu_names():
        yield {"kernel": "attention", "gpu": gpu, "size": [4, 16, 4096, 64], "causal": True}
