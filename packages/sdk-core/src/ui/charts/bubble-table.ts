import type { BubbleGroup } from './bubble-data'
import type { ChartTableContent } from './chart-table'
import type { ChartWords } from './chart-words'

export interface BubbleNames {
  readonly x: string
  readonly y: string
  readonly size: string | undefined
}

export interface BubbleTableOptions {
  readonly names: BubbleNames
  readonly words: ChartWords
  readonly item: string
  readonly group: string
}

export function bubbleTable(
  groups: readonly BubbleGroup[],
  { names, words, item, group }: BubbleTableOptions,
): ChartTableContent {
  const grouped = groups.length > 1
  const rows = groups.flatMap(({ label, bubbles }) => bubbles.map((bubble) => ({ ...bubble, group: label })))
  const sized = names.size === undefined ? [] : [names.size]
  return {
    columns: [item, names.x, names.y, ...sized, ...(grouped ? [group] : [])],
    count: rows.length,
    texts(row) {
      const bubble = rows[row]
      if (!bubble) return []
      return [
        bubble.label,
        words.x(bubble.x),
        words.value(bubble.y),
        ...sized.map(() => words.value(bubble.size)),
        ...(grouped ? [bubble.group] : []),
      ]
    },
    values(row) {
      const bubble = rows[row]
      if (!bubble) return []
      const x = bubble.x instanceof Date ? bubble.x.toISOString() : bubble.x
      return [bubble.label, x, bubble.y, ...sized.map(() => bubble.size), ...(grouped ? [bubble.group] : [])]
    },
  }
}
