import { useEffect, useMemo, useRef } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import { useMessages } from '../../react/messages/use-messages'
import { useLocale } from '../../ui/root/use-locale'
import { useAnnounce } from '../../ui/root/use-announce'
import { useClock } from '../../ui/root/use-clock'
import type { ColumnLayout } from '../columns/lay-out-columns'
import type { TableColumn } from '../columns/table-column'
import type { CsvExport } from '../frame/use-csv-export'
import type { Table } from '../frame/use-table'
import type { TableLines } from '../model/table-lines'
import { tableNews, type NewsState } from './table-news'
import { tableNewsMessages } from './table-news-messages'

export interface TableNewsProps<Row> {
  readonly table: Table<Row>
  readonly columns: readonly TableColumn<Row>[]
  readonly csv: CsvExport
  /** As it was at first: this part of the table comes later than the rest. */
  readonly first: Pick<Table<Row>, 'view' | 'layout'> & {
    readonly selected: number
    readonly columns: readonly TableColumn<Row>[]
  }
}

/** A column that is made wider is told of once it is as wide as it is to be. */
const rest = 300

/** Says what has changed about a table to those who do not see it: all that comes at once in one sentence. */
export function TableNews<Row>({ table, columns, csv, first }: TableNewsProps<Row>) {
  const t = useMessages(tableNewsMessages)
  const locale = useLocale()
  const announce = useAnnounce()
  const clock = useClock()
  const { view, layout, lines, selection, total, editState } = table
  const { range } = table.range
  const now = useMemo<NewsState>(
    () => ({
      view,
      columns: idsOf(layout),
      known: columns.map(({ id }) => id),
      groups: lines.groups.length,
      selected: selection.count,
      total,
      saved: editState.saved,
      hasFile: csv.state === 'done',
      chosen: range && { rows: rowsOf(lines, range.lines), columns: lengthOf(range.columns) },
    }),
    [columns, csv.state, editState.saved, layout, lines, range, selection.count, total, view],
  )
  const said = useRef<NewsState>({
    ...now,
    view: first.view,
    columns: idsOf(first.layout),
    known: first.columns.map(({ id }) => id),
    selected: first.selected,
  })
  const latest = useLatest({ t, locale, announce, columns })
  useEffect(
    () =>
      clock.after(rest, () => {
        const { t: translate, locale: language, announce: say, columns: known } = latest.current
        const list = new Intl.ListFormat(language, { type: 'unit' })
        const words = tableNews(said.current, now, {
          t: translate,
          headerOf: (id) => known.find((column) => column.id === id)?.header ?? id,
          list: (parts) => list.format(parts),
        })
        said.current = now
        if (words.length > 0) say(words.join('. '))
      }),
    [clock, latest, now],
  )
  return null
}

/** Headings of groups, which may stand between them, are none. */
function rowsOf({ groups, headingOf }: TableLines, [first, last]: readonly [number, number]): number {
  const isWithin = (line: number) => line >= first && line <= last
  return lengthOf([first, last]) - groups.filter((_, index) => isWithin(headingOf(index))).length
}

function lengthOf([first, last]: readonly [number, number]): number {
  return last - first + 1
}

function idsOf<Row>({ columns }: ColumnLayout<Row>): readonly string[] {
  return columns.map(({ column }) => column.id)
}
