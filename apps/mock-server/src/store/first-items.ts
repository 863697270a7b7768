/** Collects the first few of many items in order, without sorting them all. */
export interface FirstItems<Item> {
  add(item: Item): void
  /** In order. */
  take(): readonly Item[]
}

export function createFirstItems<Item>(count: number, compare: (a: Item, b: Item) => number): FirstItems<Item> {
  const items: Item[] = []
  let worst: Item | undefined
  const cut = () => {
    items.sort(compare)
    items.length = Math.min(items.length, count)
    worst = items.length === count ? items[count - 1] : undefined
  }
  return {
    add(item) {
      if (worst !== undefined && compare(item, worst) > 0) return
      items.push(item)
      if (items.length >= count * 2 + 1_000) cut()
    },
    take() {
      cut()
      return items
    },
  }
}
