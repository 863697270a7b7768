import { everyPlace, radixOrder } from './radix-order'
import type { Work } from './work'

/** Keys of bytes, one behind the other, four bytes in a word; each ends with a byte that is zero. */
export interface PackedKeys {
  readonly words: Uint32Array
  /** The word with which each key begins. */
  readonly starts: Uint32Array
}

/**
 * The places of the keys in their order, those with the same key side by side. Many keys are first dealt out by their
 * first two words; then those with the same words so far are parted in those with a lesser, the same and a greater next
 * word, until few are left, which are compared.
 */
export function* orderKeys({ words, starts }: PackedKeys): Work<Uint32Array> {
  const isMany = starts.length > many
  const order = isMany ? yield* radixOrder(firstWords(words, starts), starts.length) : everyPlace(starts.length)
  const open: number[] = []
  if (isMany) openAlike(open, order, words, starts)
  else open.push(0, order.length, 0)
  let steps = 0
  while (open.length > 0) {
    const depth = open.pop() ?? 0
    const end = open.pop() ?? 0
    const first = open.pop() ?? 0
    steps += end - first
    if (steps > inStep) {
      steps = 0
      yield
    }
    if (end - first <= few) {
      insertionSort(order, first, end, depth, words, starts)
      continue
    }
    const middle = middleOf(
      words[(starts[order[first] ?? 0] ?? 0) + depth] ?? 0,
      words[(starts[order[(first + end) >>> 1] ?? 0] ?? 0) + depth] ?? 0,
      words[(starts[order[end - 1] ?? 0] ?? 0) + depth] ?? 0,
    )
    let less = first
    let greater = end
    for (let index = first; index < greater;) {
      const key = order[index] ?? 0
      const word = words[(starts[key] ?? 0) + depth] ?? 0
      if (word === middle) index += 1
      else if (word < middle) {
        order[index] = order[less] ?? 0
        order[less] = key
        less += 1
        index += 1
      } else {
        greater -= 1
        order[index] = order[greater] ?? 0
        order[greater] = key
      }
    }
    open.push(first, less, depth, greater, end, depth)
    if (!isLast(middle)) open.push(less, greater, depth + 1)
  }
  return order
}

const many = 4_096
const few = 12
const inStep = 8_192

function isLast(word: number): boolean {
  return (word & 0xff) === 0
}

function firstWords(words: Uint32Array, starts: Uint32Array): readonly Uint16Array[] {
  const halves = Array.from({ length: 4 }, () => new Uint16Array(starts.length))
  const [last, third, second, first] = halves as [Uint16Array, Uint16Array, Uint16Array, Uint16Array]
  for (let key = 0; key < starts.length; key += 1) {
    const start = starts[key] ?? 0
    const word = words[start] ?? 0
    first[key] = word >>> 16
    second[key] = word
    if (isLast(word)) continue
    const next = words[start + 1] ?? 0
    third[key] = next >>> 16
    last[key] = next
  }
  return halves
}

/** Where keys go on after the same two words. */
function openAlike(open: number[], order: Uint32Array, words: Uint32Array, starts: Uint32Array): void {
  let first = 0
  for (let end = 1; end <= order.length; end += 1) {
    const one = starts[order[first] ?? 0] ?? 0
    const word = words[one] ?? 0
    const next = isLast(word) ? 0 : (words[one + 1] ?? 0)
    if (end < order.length) {
      const other = starts[order[end] ?? 0] ?? 0
      if (words[other] === word && (isLast(word) || words[other + 1] === next)) continue
    }
    if (end - first > 1 && !isLast(next)) open.push(first, end, 2)
    first = end
  }
}

function insertionSort(
  order: Uint32Array,
  first: number,
  end: number,
  depth: number,
  words: Uint32Array,
  starts: Uint32Array,
): void {
  for (let index = first + 1; index < end; index += 1) {
    const key = order[index] ?? 0
    const start = (starts[key] ?? 0) + depth
    let place = index
    while (place > first && isBefore(words, start, (starts[order[place - 1] ?? 0] ?? 0) + depth)) {
      order[place] = order[place - 1] ?? 0
      place -= 1
    }
    order[place] = key
  }
}

function isBefore(words: Uint32Array, one: number, other: number): boolean {
  for (let at = 0; ; at += 1) {
    const word = words[one + at] ?? 0
    const against = words[other + at] ?? 0
    if (word !== against) return word < against
    if (isLast(word)) return false
  }
}

function middleOf(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c))
}
