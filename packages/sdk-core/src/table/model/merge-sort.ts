import type { Work } from './work'

type Compare<Item> = (a: Item, b: Item) => number

/** Sorts where a comparison may take its time; items that are equal stay in their order. */
export function* mergeSort<Item>(items: readonly Item[], compare: Compare<Item>): Work<readonly Item[]> {
  let runs: (readonly Item[])[] = []
  for (let start = 0; start < items.length; start += run) {
    runs.push(items.slice(start, start + run).sort(compare))
    yield
  }
  while (runs.length > 1) {
    const merged: (readonly Item[])[] = []
    for (let at = 0; at < runs.length; at += 2) {
      merged.push(yield* mergeSorted(runs[at] ?? [], runs[at + 1] ?? [], compare))
    }
    runs = merged
  }
  return runs[0] ?? []
}

/** One sorted list of two; equal items of the first come first. */
export function* mergeSorted<Item>(
  first: readonly Item[],
  second: readonly Item[],
  compare: Compare<Item>,
): Work<readonly Item[]> {
  const merged: Item[] = []
  let [left, right] = [0, 0]
  while (left < first.length && right < second.length) {
    if (compare(first[left] as Item, second[right] as Item) <= 0) merged.push(first[left++] as Item)
    else merged.push(second[right++] as Item)
    if (merged.length % inStep === 0) yield
  }
  for (; left < first.length; left += 1) merged.push(first[left] as Item)
  for (; right < second.length; right += 1) merged.push(second[right] as Item)
  return merged
}

const run = 256
const inStep = 512
