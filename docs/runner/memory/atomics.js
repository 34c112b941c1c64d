// @ts-check
/** What each atomic writes: old value, operand and, for compare-and-swap, the value compared with. */
export const ATOMIC = {
  add: (old, value) => old + value,
  max: (old, value) => (old > value || value !== value ? old : value),
  min: (old, value) => (old < value || value !== value ? old : value),
  and: (old, value) => old & value,
  or: (old, value) => old | value,
  xor: (old, value) => old ^ value,
  xchg: (old, value) => value,
  cas: (old, value, compare) => (old === compare ? value : old),
};
