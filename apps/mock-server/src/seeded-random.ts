import type { Random } from '@inlay/sdk-core'
import { seededRandom } from '@inlay/sdk-core/testing'

export interface SeededRandom extends Random {
  /** From `least` up to `most`, both included. */
  between(least: number, most: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  /** True so often: 0 never, 1 always. */
  chance(probability: number): boolean
  /** As many of the items, in their order. */
  some<Item>(items: readonly Item[], count: number): readonly Item[]
}

/** The same seed gives the same numbers for ever. */
export function createSeededRandom(seed: string): SeededRandom {
  const { next } = seededRandom(hash(seed))

  function between(least: number, most: number): number {
    return least + Math.floor(next() * (most - least + 1))
  }

  return {
    next,
    between,
    id: () =>
      [0, 0, 0]
        .map(() =>
          Math.floor(next() * 2 ** 32)
            .toString(36)
            .padStart(7, '0'),
        )
        .join(''),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (probability) => next() < probability,
    some(items, count) {
      let wanted = Math.min(count, items.length)
      return items.filter((_, index) => {
        const taken = next() < wanted / (items.length - index)
        if (taken) wanted -= 1
        return taken
      })
    },
  }
}

/** FNV-1a, so that seeds can be names. */
export function hash(text: string): number {
  let state = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193)
  }
  return state
}
