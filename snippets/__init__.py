"""The book's kernels. Importing this package on a machine without a GPU turns on Triton's interpreter.

Import it before `triton`: Triton reads TRITON_INTERPRET while its own library is being imported.
"""

import os

import torch

if not torch.cuda.is_available():  # also true for AMD GPUs: PyTorch's ROCm build answers as "cuda"
    os.environ.setdefault("TRITON_INTERPRET", "1")
