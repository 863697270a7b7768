import type { SeededRandom } from '../../seeded-random'

/** Each as often as it weighs. */
export function pickWeighted<Item extends { readonly weight: number }>(
  items: readonly Item[],
  random: SeededRandom,
): Item {
  let left = random.next() * items.reduce((sum, item) => sum + item.weight, 0)
  for (const item of items) {
    left -= item.weight
    if (left < 0) return item
  }
  throw new RangeError('Nothing to pick from')
}
