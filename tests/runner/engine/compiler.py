"""Triton 3.9.0's compiler as the oracle of what is refused: run in a process of its own, without a GPU.

python compiler.py FILE    prints JSON: for every kernel (x_ptr, o_ptr, n, B) of the file, null or [line, message]
"""

import importlib.util
import json
import sys
from pathlib import Path

import triton
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource
from triton.compiler.errors import CompilationError

TYPES = {"x_ptr": "*fp32", "o_ptr": "*fp32", "n": "i32", "B": "constexpr"}


def refusal(kernel, text: str) -> list | None:
    """Innermost line in the file, and message, of the error; None when the kernel compiles. Line 0: it has no place."""
    source = ASTSource(kernel, TYPES, {(len(TYPES) - 1,): 16})
    try:
        triton.compile(source, target=GPUTarget("cuda", 90, 32))
    except CompilationError as error:
        chain = [error]
        while isinstance(chain[-1].__cause__, CompilationError):
            chain.append(chain[-1].__cause__)
        ours = [link for link in chain if link.src.strip() in text][-1]
        first = text[: text.index(ours.src.strip())].count("\n")
        return [first + ours.node.lineno, str(chain[-1]).rstrip().split("\n")[-1]]
    except Exception as error:
        return [0, f"{type(error).__name__}: {error}"]
    return None


def main(path: str) -> None:
    spec = importlib.util.spec_from_file_location("kernels", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    kernels = {name: value for name, value in vars(module).items() if isinstance(value, triton.JITFunction)}
    text = Path(path).read_text()
    print(
        json.dumps({name: refusal(kernel, text) for name, kernel in kernels.items() if kernel.arg_names == list(TYPES)})
    )


if __name__ == "__main__":
    main(sys.argv[1])
