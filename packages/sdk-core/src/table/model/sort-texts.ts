import type { Slices } from '../../ports/slices'
import { createCollationKeys } from './collation-keys'

interface SortTextsOptions {
  readonly locale: string
  readonly slices: Slices
  readonly signal?: AbortSignal | undefined
}

interface KeyedText {
  readonly text: string
  readonly key: string
}

/** Sorts texts as the locale does: `a2` before `a10`. It can pause anywhere, since that takes its time. */
export async function sortTexts(texts: readonly string[], options: SortTextsOptions): Promise<readonly string[]> {
  const { slices, signal } = options
  const { keyOf } = createCollationKeys(options.locale)
  const { compare } = new Intl.Collator(options.locale, { numeric: true })
  const plain: KeyedText[] = []
  const others: string[] = []
  for (const [place, text] of texts.entries()) {
    const key = keyOf(text)
    if (key === undefined) others.push(text)
    else plain.push({ text, key })
    if (place % checkEvery === 0 && slices.isOver()) await slices.next(signal)
  }
  const byKey = (a: KeyedText, b: KeyedText) => (a.key < b.key ? -1 : a.key > b.key ? 1 : compare(a.text, b.text))
  const sorted = (await mergeSort(plain, byKey, options)).map(({ text }) => text)
  if (others.length === 0) return sorted
  return merge([...sorted, ...(await mergeSort(others, compare, options))], sorted.length, compare, options)
}

export async function mergeSort<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
  { slices, signal }: Pick<SortTextsOptions, 'slices' | 'signal'>,
): Promise<readonly Item[]> {
  let from: Item[] = []
  for (let start = 0; start < items.length; start += run) {
    for (const item of items.slice(start, start + run).sort(compare)) from.push(item)
    if (slices.isOver()) await slices.next(signal)
  }
  for (let width = run; width < from.length; width *= 2) {
    const to: Item[] = []
    for (let start = 0; start < from.length; start += width * 2) {
      const part = from.slice(start, start + width * 2)
      for (const item of await merge(part, width, compare, { slices, signal })) to.push(item)
    }
    from = to
  }
  return from
}

/** Merges the sorted items before `middle` with the sorted ones from there on. */
async function merge<Item>(
  items: readonly Item[],
  middle: number,
  compare: (a: Item, b: Item) => number,
  { slices, signal }: Pick<SortTextsOptions, 'slices' | 'signal'>,
): Promise<readonly Item[]> {
  const end = items.length
  const to: Item[] = []
  let left = 0
  let right = Math.min(middle, end)
  const leftEnd = right
  while (to.length < end) {
    const takesLeft = right >= end || (left < leftEnd && compare(items[left] as Item, items[right] as Item) <= 0)
    to.push(items[takesLeft ? left++ : right++] as Item)
    if (to.length % checkEvery === 0 && slices.isOver()) await slices.next(signal)
  }
  return to
}

const run = 512
const checkEvery = 1_024
