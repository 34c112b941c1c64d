"""What a GPU reaches of its data sheet, and what the sheets leave out. All the model's fitted numbers are here.

`scripts/fit_simulator.py` fits those marked "fitted" to half of the H200 records; the other half judges them.
"""

STORY_BANDWIDTH_SHARE = 0.90  # the story's convention: nine tenths of the printed bandwidth

BANDWIDTH_SHARE = 0.891  # fitted: printed bandwidth that a long kernel reaches
KERNEL_FLOOR_US = 4.6  # fitted: shortest kernel a timer sees: start, first bytes, last bytes
PROGRAM_LATENCY_US = 0.93  # fitted: life of a program that loads once and stores once, all waiting
PROGRAM_START_CYCLES = 1.19  # fitted: cycles between two programs that the whole GPU starts
L2_REREAD_COST = 0.06  # fitted: a byte read again from L2, against one from device memory

# Issue slots of a lane for each element, conversions and clamp included
ERF_SLOTS = 58.9  # fitted: the exact GELU as Triton compiles it
TORCH_GELU_SLOTS = 38.3  # fitted: PyTorch's own GELU
FAST_GELU_SLOTS = 11.8  # fitted: the GELU of one power of two
BROADCAST_ADD_SLOTS = 65.8  # fitted: PyTorch's add with one operand broadcast: it works out every index
SOFTMAX_PLAIN_SLOTS = 21.9  # fitted: softmax with exp and a division for each element
SOFTMAX_TILED_SLOTS = 3.94  # fitted: softmax with exp2 and one division a row
SOFTMAX_WALK_SLOTS = 8.81  # fitted: softmax that walks along a row and back, and takes every power of two twice

DOT_SHARE = 0.954  # fitted: share of the tensor cores' printed peak that lasts, at the clock that power allows
SYNC_DOT_SHARE = 0.446  # fitted: the same for mma, the older instruction that small tiles get
FP32_DOT_SHARE = 0.5  # fitted: the same for fp32 on the lanes
KNEE = 6.01  # fitted: how sharply one limit of a step takes over from another (infinity: at once)
STEP_CYCLES = 83.3  # fitted: what a step along K costs besides: barriers, addresses, the loop
TILE_CYCLES = 1060.0  # fitted: a tile's start (first loads) and end (its part of C stored)
L2_BYTES_PER_CYCLE = 43.0  # fitted: from L2 into one multiprocessor
SINGLE_LOAD_SLOTS = 30.0  # fitted: issue slots for each element where rows do not start at multiples of 16 bytes
SPILL_COST = 0.87  # fitted: slowdown of the dot, times the root of the registers a thread wants and does not get
FLASH_DOT_SHARE = 0.625  # fitted: of the dot's rate in a matmul, what two short dots reach, each waiting for the other
SOFTMAX_SLOTS = 16.8  # fitted: issue slots that flash attention's softmax takes for each score, exp2 included
CAUSAL_SLOTS = 7.78  # fitted: more of them to compare rows with columns
REGISTERS_FIXED = 40.0  # read off compiled kernels: pointers, masks, addresses
REGISTERS_PER_ACCUMULATOR = 1.25  # read off compiled kernels: the tile of C, and operands on their way
FLASH_REGISTERS_FIXED = 16.0  # read off compiled kernels: as above, for flash attention
FLASH_REGISTERS_PER_SCORE = 1.6  # read off compiled kernels: for each score and each accumulator that a thread holds
