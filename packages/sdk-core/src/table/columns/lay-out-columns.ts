import type { ColumnPin, TableColumn } from './table-column'
import type { TableView } from './table-view'
import { ownValue } from '../../values/own-value'

/** A column that is shown, at its place. */
export interface LaidOutColumn<Row> {
  readonly column: TableColumn<Row>
  readonly pin: ColumnPin | undefined
  /** As it is wanted, also where there is no room for it. */
  readonly wantedPin: ColumnPin | undefined
  readonly width: number
  /** From the end at which it is pinned; of one that scrolls, from the start of the table. */
  readonly offset: number
  /** The pinned one beside those that scroll. */
  readonly isEdge: boolean
}

export interface ColumnLayout<Row> {
  /** In the order in which they are shown: those pinned to the start, those that scroll, those pinned to the end. */
  readonly columns: readonly LaidOutColumn<Row>[]
  readonly startWidth: number
  readonly endWidth: number
  readonly width: number
}

const usualWidth = 160
/** Of the width of the table. */
const mostPinned = 0.6
const leastWidth = 64
const mostWidth = 800

/** Which columns are shown, where and how wide: as they are given, and as the view changes that. */
export function layOutColumns<Row>(
  columns: readonly TableColumn<Row>[],
  view: TableView,
  /** What stands before the first column: the boxes that select rows. */
  lead = 0,
  /** How wide all of it may be shown. */
  room = Infinity,
): ColumnLayout<Row> {
  const shown = inOrder(columns, view.order).filter((column) => isShown(column, view))
  const pinOf = (column: TableColumn<Row>) => {
    const pin = ownValue(view.pinned, column.id) ?? column.pin
    return pin === 'none' ? undefined : pin
  }
  const widthOf = (column: TableColumn<Row>) => columnWidth(column, ownValue(view.widths, column.id))
  const wantedAt = (pin: ColumnPin | undefined) => shown.filter((column) => pinOf(column) === pin)
  const [wantedStart, wantedEnd] = [wantedAt('start'), wantedAt('end')]
  const [startRoom, endRoom] = [lead + sum(wantedStart.map(widthOf)), sum(wantedEnd.map(widthOf))]
  // What is pinned leaves the most of a narrow table to what scrolls.
  const isStartKept = startRoom <= room * mostPinned
  const isEndKept = (isStartKept ? startRoom : lead) + endRoom <= room * mostPinned
  const start = isStartKept ? wantedStart : []
  const end = isEndKept ? wantedEnd : []
  const middle = [...(isStartKept ? [] : wantedStart), ...wantedAt(undefined), ...(isEndKept ? [] : wantedEnd)]

  let offset = lead
  const before = [...start, ...middle].map((column, place) => {
    const pin = place < start.length ? ('start' as const) : undefined
    const laidOut = {
      column,
      pin,
      wantedPin: pinOf(column),
      width: widthOf(column),
      offset,
      isEdge: column === start.at(-1),
    }
    offset += laidOut.width
    return laidOut
  })
  const endWidth = sum(end.map(widthOf))
  let left = endWidth
  const after = end.map((column) => {
    const width = widthOf(column)
    left -= width
    return { column, pin: 'end' as const, wantedPin: 'end' as const, width, offset: left, isEdge: column === end[0] }
  })
  return {
    columns: [...before, ...after],
    startWidth: lead + sum(start.map(widthOf)),
    endWidth,
    width: offset + endWidth,
  }
}

export function isShown<Row>(column: TableColumn<Row>, { hidden, shown }: TableView): boolean {
  if (hidden?.includes(column.id)) return false
  return column.hidden !== true || shown?.includes(column.id) === true
}

/** Within what the column allows. */
export function columnWidth<Row>(
  { width = usualWidth, minWidth = leastWidth, maxWidth = mostWidth }: TableColumn<Row>,
  wanted: number = width,
): number {
  return Math.round(Math.min(Math.max(wanted, minWidth), Math.max(minWidth, maxWidth)))
}

/** Those that the order names, in its order; each of the others behind the one that it followed. */
export function inOrder<Row>(
  columns: readonly TableColumn<Row>[],
  order: readonly string[] | undefined,
): readonly TableColumn<Row>[] {
  if (!order) return columns
  const known = new Map(columns.map((column) => [column.id, column]))
  const sorted = [...new Set(order)].map((id) => known.get(id)).filter((column) => column !== undefined)
  const named = new Set(sorted)
  for (const [index, column] of columns.entries()) {
    if (named.has(column)) continue
    const before = columns[index - 1]
    sorted.splice(before ? sorted.indexOf(before) + 1 : 0, 0, column)
    named.add(column)
  }
  return sorted
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
