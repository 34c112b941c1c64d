"""What a GPU reaches of its data sheet, and what the sheets leave out. All the model's fitted numbers are here.

`scripts/fit_simulator.py` fits those marked "fitted" to half of the H200 records; the other half judges them.
"""

STORY_BANDWIDTH_SHARE = 0.90  # the story's convention: nine tenths of the printed bandwidth

BANDWIDTH_SHARE = 0.90  # fitted: printed bandwidth that a long kernel reaches
KERNEL_FLOOR_US = 4.5  # fitted: shortest kernel a timer sees: start, first bytes, last bytes
PROGRAM_LATENCY_US = 0.69  # fitted: life of a program that loads once and stores once, all waiting
OVERLAP = 4.0  # fitted: how well bytes and arithmetic hide each other (infinity: perfectly; 1: not at all)

ERF_INSTRUCTIONS = 44.0  # fitted: issue slots an element of the exact GELU takes, conversion and clamp included
FAST_GELU_INSTRUCTIONS = 22.0  # fitted: the same for the short polynomial
BROADCAST_ADD_SHARE = 0.5  # fitted: bandwidth share of PyTorch's add when one operand is broadcast

DOT_SHARE = 0.78  # fitted: share of the tensor cores' peak that a well-shaped tile holds for long
K_STEP_CYCLES = 60.0  # fitted: what one step along K costs besides its dot
