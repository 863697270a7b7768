import type { ChartAccessor, ChartTone, ChartValue, ChartX } from './chart-types'
import { readAccessor, readNumber } from './read-accessor'
import { seriesTone } from './series-tone'

export interface Bubble {
  readonly x: number | Date
  readonly y: number
  readonly size: number
  readonly label: string
  /** Of its row in `data`. */
  readonly row: number
}

export interface BubbleGroup extends ChartTone {
  readonly label: string
  readonly bubbles: readonly Bubble[]
}

export interface BubbleSource<Row> {
  readonly data: readonly Row[]
  readonly x: ChartAccessor<Row, ChartX>
  readonly y: ChartAccessor<Row, ChartValue>
  readonly size: ChartAccessor<Row, ChartValue> | undefined
  readonly label: ChartAccessor<Row, string>
  readonly group: ChartAccessor<Row, string> | undefined
}

/** Bubbles by group in the order of the axis. What has no place, or no size at all, is left out. */
export function readBubbles<Row>({ data, x, y, size, label, group }: BubbleSource<Row>): readonly BubbleGroup[] {
  const groups = new Map<string, Bubble[]>()
  for (const [index, row] of data.entries()) {
    const at = readAccessor(row, x)
    const value = readNumber(row, y)
    const area = size === undefined ? 1 : readNumber(row, size)
    if (typeof at === 'string' || !Number.isFinite(Number(at)) || value === undefined) continue
    if (area === undefined || area <= 0) continue
    const name = group === undefined ? '' : readAccessor(row, group)
    const own = groups.get(name) ?? []
    groups.set(name, own)
    own.push({ x: at, y: value, size: area, label: readAccessor(row, label), row: index })
  }
  return [...groups].map(([name, bubbles], index) => ({
    label: name,
    ...seriesTone(index),
    bubbles: bubbles.toSorted((a, b) => Number(a.x) - Number(b.x)),
  }))
}
