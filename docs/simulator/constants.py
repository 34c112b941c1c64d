"""What a GPU reaches of its data sheet, and what the sheets leave out. All the model's fitted numbers are here.

`scripts/fit_simulator.py` fits those marked "fitted" to half of the H200 records; the other half judges them.
"""

STORY_BANDWIDTH_SHARE = 0.90  # the story's convention: nine tenths of the printed bandwidth

BANDWIDTH_SHARE = 0.90  # fitted: printed bandwidth that a long kernel reaches
KERNEL_FLOOR_US = 4.4  # fitted: shortest kernel a timer sees: start, first bytes, last bytes
PROGRAM_LATENCY_US = 1.25  # fitted: life of a program that loads once and stores once, all waiting
L2_REREAD_COST = 0.06  # fitted: a byte read again from L2, against one from device memory

# Issue slots of a lane for each element, conversions and clamp included
ERF_SLOTS = 57.8  # fitted: the exact GELU as Triton compiles it
TORCH_GELU_SLOTS = 40.6  # fitted: PyTorch's own GELU
FAST_GELU_SLOTS = 6.5  # fitted: the GELU of one power of two
BROADCAST_ADD_SLOTS = 77.3  # fitted: PyTorch's add when one operand is broadcast: it works out every index
SOFTMAX_PLAIN_SLOTS = 17.4  # fitted: softmax with exp and a division for each element
SOFTMAX_TILED_SLOTS = 1.0  # fitted: softmax with exp2 and one division a row
SOFTMAX_LOOPED_SLOTS = 14.1  # fitted: softmax that takes every power of two twice

DOT_SHARE = 0.78  # fitted: share of the tensor cores' printed peak that lasts, at the clock that power allows
SYNC_DOT_SHARE = 0.45  # fitted: the same for mma, the older instruction that small tiles get
FP32_DOT_SHARE = 0.5  # fitted: the same for fp32 on the lanes
STEP_CYCLES = 100.0  # fitted: what a step along K costs besides: barriers, addresses, the loop
TILE_CYCLES = 3000.0  # fitted: a tile's start (first loads) and end (its part of C stored)
LOAD_LATENCY_CYCLES = 1000.0  # fitted: a tile's way from L2 to shared memory
L2_BYTES_PER_CYCLE = 64.0  # fitted: from L2 into one multiprocessor
SINGLE_LOAD_SLOTS = 30.0  # fitted: issue slots for each element where rows do not start at multiples of 16 bytes
SPILL_COST = 0.027  # fitted: slowdown for each register that a thread wants and does not get
SOFTMAX_SLOTS = 20.0  # fitted: issue slots that flash attention's softmax takes for each score, exp2 included
CAUSAL_SLOTS = 8.5  # fitted: more of them to compare rows with columns
REGISTERS_FIXED = 40.0  # read off compiled kernels: pointers, masks, addresses
REGISTERS_PER_ACCUMULATOR = 1.25  # read off compiled kernels: the tile of C, and operands on their way
FLASH_REGISTERS_FIXED = 16.0  # read off compiled kernels: as above, for flash attention
FLASH_REGISTERS_PER_SCORE = 1.6  # read off compiled kernels: for each score and each accumulator that a thread holds
