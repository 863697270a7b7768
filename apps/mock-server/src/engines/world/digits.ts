import type { SeededRandom } from '../../seeded-random'

/** Puts a digit for each #. */
export function digits(pattern: string, random: SeededRandom): string {
  return pattern.replace(/#/g, () => String(random.between(0, 9)))
}
