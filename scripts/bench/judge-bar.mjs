import { median } from './median.mjs'

/**
 * Holds the samples to one bar.
 * @param {import('./benchmarks.mjs').Bar} bar
 * @param {readonly import('./run-benchmark.mjs').Sample[]} samples
 * @returns {import('./run-benchmark.mjs').JudgedBar}
 */
export function judgeBar(bar, samples) {
  const own = valuesOf(samples, bar.of, bar.measure)
  const others = bar.beyond === undefined ? own.map(() => 0) : valuesOf(samples, bar.beyond, bar.measure)
  const { times = 1 } = bar
  const value = median(own.map((each, round) => each - times * others[round]))
  // Not `>`: what was not measured keeps no promise.
  return { ...bar, value, missed: !(value <= bar.atMost) }
}

/** The values of one measure of a contestant, one per round. */
export function valuesOf(samples, contestant, measure) {
  return samples.filter((sample) => sample.contestant === contestant).map(({ values }) => values[measure])
}
