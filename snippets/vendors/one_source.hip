// The port of one_source.cu to HIP: the same kernel with the headers, types and names of another vendor.
// Build: hipcc -O3 --offload-arch=gfx942 -shared -fPIC -o one_source.so one_source.hip
#include <hip/hip_bfloat16.h>
#include <hip/hip_runtime.h>

#include <cstdint>

// --8<-- [start:kernel]
struct alignas(16) Eight {
  hip_bfloat16 item[8];
};

__device__ float activate(float x, float scale, float low, float high) {
  float y = 0.5f * x * (1.0f + erff(x * 0.70710678118654752f)) * scale;
  return y != y ? y : fminf(fmaxf(y, low), high);  // fminf and fmaxf would drop a NaN
}

__global__ void activation_kernel(const Eight* x, const Eight* bias, Eight* y, int64_t eights, int eights_per_row,
                                  float scale, float low, float high) {
  int64_t index = int64_t(blockIdx.x) * blockDim.x + threadIdx.x;
  if (index >= eights) return;
  Eight in = x[index], add = bias[index % eights_per_row], out;
#pragma unroll
  for (int i = 0; i < 8; ++i) {
    float sum = float(in.item[i]) + float(add.item[i]);
    out.item[i] = hip_bfloat16(activate(sum, scale, low, high));
  }
  y[index] = out;
}
// --8<-- [end:kernel]

// --8<-- [start:launch]
// Returns 0, or a HIP error: pointers must be 16-byte aligned and columns a multiple of 8.
extern "C" int fused_activation(const void* x, const void* bias, void* y, int64_t rows, int64_t columns, float scale,
                                float low, float high, hipStream_t stream) {
  if (columns % 8 != 0) return hipErrorInvalidValue;
  int64_t eights = rows * columns / 8;
  constexpr int threads = 256;  // 4 wavefronts of 64
  if (eights == 0) return hipSuccess;
  activation_kernel<<<(eights + threads - 1) / threads, threads, 0, stream>>>(
      static_cast<const Eight*>(x), static_cast<const Eight*>(bias), static_cast<Eight*>(y), eights, columns / 8,
      scale, low, high);
  return hipGetLastError();
}
// --8<-- [end:launch]
