// Vector add in CUDA C++: what programs/vector_add does by the block, done by the thread.
// Build a shared library: nvcc -O3 -arch=native -shared -Xcompiler -fPIC -o add.so by_the_block.cu

#include <cstdint>
#include <cuda_runtime.h>

// --8<-- [start:kernel]
__global__ void add_kernel(const float* __restrict__ x, const float* __restrict__ y, float* __restrict__ out,
                           int64_t n) {
    const int64_t first = 4 * (int64_t(blockIdx.x) * blockDim.x + threadIdx.x);  // four floats a thread: 16 bytes
    if (first + 4 <= n) {
        const float4 a = *reinterpret_cast<const float4*>(x + first);
        const float4 b = *reinterpret_cast<const float4*>(y + first);
        *reinterpret_cast<float4*>(out + first) = make_float4(a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w);
    } else {
        for (int64_t i = first; i < n; ++i) out[i] = x[i] + y[i];  // the ragged edge
    }
}
// --8<-- [end:kernel]

// --8<-- [start:launch]
// out = x + y for n floats, all 16-byte aligned, on a stream. Returns cudaSuccess (0) or the launch's error.
extern "C" int add(const float* x, const float* y, float* out, int64_t n, cudaStream_t stream) {
    const int threads = 256;
    const int64_t per_block = 4 * threads;
    if (n > 0) add_kernel<<<(n + per_block - 1) / per_block, threads, 0, stream>>>(x, y, out, n);
    return cudaGetLastError();
}
// --8<-- [end:launch]
