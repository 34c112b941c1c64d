// @ts-check
/**
 * torch's CPU random numbers, number for number: the Mersenne twister (Matsumoto and Nishimura, 1998), 24 bits a uniform fp32,
 * Box and Muller's normals in blocks of sixteen.
 */
const N = 624;
const M = 397;

export class Generator {
  constructor(seed = 5489) {
    this.seed(seed);
  }

  seed(seed) {
    this.state = new Uint32Array(N);
    this.state[0] = Number(BigInt.asUintN(32, BigInt(seed)));
    for (let i = 1; i < N; i++) {
      const previous = this.state[i - 1] ^ (this.state[i - 1] >>> 30);
      this.state[i] = Math.imul(1812433253, previous) + i;
    }
    this.at = N;
    this.spare = null;
  }

  /** 32 random bits. */
  bits() {
    if (this.at === N) this.twist();
    let y = this.state[this.at++];
    y ^= y >>> 11;
    y ^= (y << 7) & 0x9d2c5680;
    y ^= (y << 15) & 0xefc60000;
    return (y ^ (y >>> 18)) >>> 0;
  }

  twist() {
    const { state } = this;
    for (let i = 0; i < N; i++) {
      const y = (state[i] & 0x80000000) | (state[(i + 1) % N] & 0x7fffffff);
      state[i] = state[(i + M) % N] ^ (y >>> 1) ^ (y & 1 ? 0x9908b0df : 0);
    }
    this.at = 0;
  }

  /** Uniform in [0, 1) with the 24 bits of an fp32. */
  uniform() {
    return (this.bits() & 0xffffff) / 16777216;
  }

  /** Uniform in [0, 1) with the 53 bits of a double. */
  uniformDouble() {
    const high = this.bits() & 0x1fffff;
    return (high * 4294967296 + this.bits()) / 9007199254740992;
  }

  uniforms(size) {
    return Float32Array.from({ length: size }, () => this.uniform());
  }

  /** Normal numbers: short tensors one by one, others in blocks of sixteen, the last block drawn anew if it is ragged. */
  normals(size) {
    if (size < 16) return Float32Array.from({ length: size }, () => this.normal());
    const out = this.uniforms(size);
    for (let i = 0; i + 16 <= size; i += 16) fillNormal(out, i);
    if (size % 16) {
      out.set(this.uniforms(16), size - 16);
      fillNormal(out, size - 16);
    }
    return out;
  }

  normal() {
    if (this.spare !== null) {
      const value = this.spare;
      this.spare = null;
      return value;
    }
    const [u1, u2] = [this.uniformDouble(), this.uniformDouble()];
    const radius = Math.sqrt(-2 * Math.log1p(-u2));
    this.spare = radius * Math.sin(2 * Math.PI * u1);
    return radius * Math.cos(2 * Math.PI * u1);
  }

  integers(low, high, size) {
    const span = high - low;
    return Float64Array.from({ length: size }, () => low + (this.bits() % span));
  }

  /** Fisher and Yates's shuffle of 0 … n − 1. */
  permutation(n) {
    const out = Float64Array.from({ length: n }, (_, i) => i);
    for (let i = 0; i < n - 1; i++) {
      const j = i + (this.bits() % (n - i));
      [out[i], out[j]] = [out[j], out[i]];
    }
    return out;
  }
}

function fillNormal(data, start) {
  for (let i = start; i < start + 8; i++) {
    const radius = Math.fround(Math.sqrt(Math.fround(-2 * Math.fround(Math.log(Math.fround(1 - data[i]))))));
    const angle = Math.fround(Math.fround(2 * Math.PI) * data[i + 8]);
    data[i] = radius * Math.fround(Math.cos(angle));
    data[i + 8] = radius * Math.fround(Math.sin(angle));
  }
}
