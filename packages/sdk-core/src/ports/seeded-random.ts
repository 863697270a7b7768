import type { Random } from './host'

/** Randomness that is the same for the same seed: for tests and examples. */
export function seededRandom(seed = 1): Random {
  let state = seed >>> 0
  let ids = 0
  return {
    // mulberry32
    next() {
      state = (state + 0x6d2b79f5) >>> 0
      let mixed = Math.imul(state ^ (state >>> 15), state | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
    },
    id: () => `id-${seed}-${++ids}`,
  }
}
