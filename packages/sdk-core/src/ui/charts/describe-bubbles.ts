import type { BubbleGroup } from './bubble-data'
import type { BubbleNames } from './bubble-table'
import type { Saying } from './say-point'

export function describeBubbles(
  groups: readonly BubbleGroup[],
  { names, t, words }: Saying & { readonly names: BubbleNames },
): string {
  const all = groups.flatMap(({ bubbles }) => bubbles)
  const [first] = all
  if (!first) return t('empty')
  const by = (better: (a: (typeof all)[number], b: (typeof all)[number]) => boolean) =>
    all.reduce((best, bubble) => (better(bubble, best) ? bubble : best), first)
  const west = by((a, b) => a.x < b.x)
  const east = by((a, b) => a.x > b.x)
  const low = by((a, b) => a.y < b.y)
  const high = by((a, b) => a.y > b.y)
  const large = by((a, b) => a.size > b.size)
  return [
    t('span', { count: all.length, first: words.x(west.x), last: words.x(east.x) }),
    t('sayRanks', {
      label: names.y,
      highest: words.value(high.y),
      highestAt: high.label,
      lowest: words.value(low.y),
      lowestAt: low.label,
    }),
    ...(names.size === undefined ? [] : [t('sayLargest', { label: large.label, value: words.value(large.size) })]),
  ].join(' ')
}
