"""What a GPU reaches of its data sheet, and what the sheets leave out. All the model's fitted numbers are here.

`scripts/fit_simulator.py` fits those marked "fitted" to half of the H200 records; the other half judges them.
"""

STORY_BANDWIDTH_SHARE = 0.90  # the story's convention: nine tenths of the printed bandwidth

BANDWIDTH_SHARE = 0.891  # fitted: printed bandwidth that a long kernel reaches
KERNEL_FLOOR_US = 5.05  # fitted: shortest kernel a timer sees: start, first bytes, last bytes
PROGRAM_LATENCY_US = 0.475  # fitted: life of a program that loads once and stores once, all waiting
REDUCTION_LATENCY_US = 0.8  # fitted: what the two reductions of a softmax add to it
PROGRAM_START_CYCLES = 1.19  # fitted: cycles between two programs that the whole GPU starts

# Issue slots of a lane for each element, conversions and clamp included
ERF_SLOTS = 58.9  # fitted: the exact GELU as Triton compiles it
TORCH_GELU_SLOTS = 38.0  # fitted: PyTorch's own GELU
FAST_GELU_SLOTS = 5.24  # fitted: the GELU of one power of two
BROADCAST_ADD_SLOTS = 63.2  # fitted: PyTorch's add with one operand broadcast: it works out every index
SOFTMAX_PLAIN_SLOTS = 10.4  # fitted: softmax with exp and a division for each element
SOFTMAX_TILED_SLOTS = 2.13  # fitted: softmax with exp2 and one division a row

DOT_SHARE = 0.993  # fitted: share of the tensor cores' printed peak, over the boost clock, that a dot alone holds
FP32_DOT_SHARE = 0.5  # fitted: the same for fp32, which runs on the lanes
KNEE = 3.52  # fitted: how sharply one limit takes over from another (infinity: at once)
LOAD_LATENCY_CYCLES = 372.0  # fitted: from a tile's load to its first bytes
COLD_LATENCY_CYCLES = 783.0  # fitted: what device memory adds to it in the first wave of tiles
STEP_CYCLES = 36.9  # fitted: what a step along K costs besides: barriers, addresses, the loop
L2_BYTES_PER_CYCLE = 47.1  # fitted: from L2 into one multiprocessor
SINGLE_LOAD_SLOTS = 30.0  # fitted: issue slots for each element where rows do not start at multiples of 16 bytes
SPILL_COST = 0.905  # fitted: slowdown of the dot, times the root of the registers a thread wants and does not get
FLASH_DOT_SHARE = 0.669  # fitted: of the dot's rate in a matmul, what two short dots reach, each waiting for the other
SOFTMAX_SLOTS = 17.3  # fitted: issue slots that flash attention's softmax takes for each score, exp2 included
CAUSAL_SLOTS = 8.34  # fitted: more of them to compare rows with columns
REGISTERS_FIXED = 40.0  # read off compiled kernels: pointers, masks, addresses
REGISTERS_PER_ACCUMULATOR = 1.25  # read off compiled kernels: the tile of C, and operands on their way
FLASH_REGISTERS_FIXED = 16.0  # read off compiled kernels: as above, for flash attention
FLASH_REGISTERS_PER_SCORE = 1.6  # read off compiled kernels: for each score and each accumulator that a thread holds
