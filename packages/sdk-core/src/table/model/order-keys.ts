import type { Work } from './work'

/** Keys of bytes, one behind the other, four bytes in a word; each ends with a byte that is zero. */
export interface PackedKeys {
  readonly words: Uint32Array
  /** The word with which each key begins. */
  readonly starts: Uint32Array
}

/**
 * The places of the keys in their order, those with the same key side by side. By words instead of keys: the keys are
 * parted in those with a lesser, the same and a greater word, and those with the same by their next one.
 */
export function* orderKeys({ words, starts }: PackedKeys): Work<Uint32Array> {
  const order = starts.map((_, place) => place)
  const wordAt = (index: number, depth: number) => words[(starts[order[index] ?? 0] ?? 0) + depth] ?? 0
  const swap = (one: number, other: number) => {
    const place = order[one] ?? 0
    order[one] = order[other] ?? 0
    order[other] = place
  }
  const open: number[] = [0, order.length, 0]
  let steps = 0
  while (open.length > 0) {
    const depth = open.pop() ?? 0
    const end = open.pop() ?? 0
    const first = open.pop() ?? 0
    if (end - first < 2) continue
    const middle = middleOf(wordAt(first, depth), wordAt((first + end) >>> 1, depth), wordAt(end - 1, depth))
    let less = first
    let greater = end
    for (let index = first; index < greater;) {
      const word = wordAt(index, depth)
      if (word < middle) swap(index++, less++)
      else if (word > middle) swap(index, (greater -= 1))
      else index += 1
    }
    open.push(first, less, depth, greater, end, depth)
    if ((middle & 0xff) !== 0) open.push(less, greater, depth + 1)
    steps += end - first
    if (steps < inStep) continue
    steps = 0
    yield
  }
  return order
}

const inStep = 16_384

function middleOf(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c))
}
