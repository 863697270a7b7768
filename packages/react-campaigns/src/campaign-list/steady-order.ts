/** The items in the order in which those of them that were there before stood; what is new comes first. */
export function steadyOrder<Item>(
  before: readonly Item[],
  items: readonly Item[],
  idOf: (item: Item) => string,
): readonly Item[] {
  const now = new Map(items.map((item) => [idOf(item), item]))
  const stayed = before.flatMap((item) => now.get(idOf(item)) ?? [])
  const known = new Set(stayed.map(idOf))
  return [...items.filter((item) => !known.has(idOf(item))), ...stayed]
}
