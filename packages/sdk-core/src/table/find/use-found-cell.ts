import { useEffect, useRef, type RefObject } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import { toggleGroup } from '../columns/change-view'
import type { Table } from '../frame/use-table'
import { groupAt } from '../model/group-at'
import type { TablePainter } from '../paint/table-painter'

interface FoundCellOptions<Row> {
  readonly table: Table<Row>
  readonly painter: Readonly<RefObject<TablePainter<Row> | null>>
  /** Not where rows are missing: it would find but a part. */
  readonly isOffered: boolean
}

/** Leads to the cell that has been found: it is scrolled into view and is the active one, the focus stays in the bar. */
export function useFoundCell<Row>({ table, painter, isOffered }: FoundCellOptions<Row>) {
  const { find, lines, layout, active, range, changeView } = table
  const latest = useLatest({ lines, layout, active, range, changeView })
  const { target } = find
  const step = target && `${find.current} ${find.text}`
  const led = useRef<string>(undefined)
  useEffect(() => {
    const now = latest.current
    if (step === undefined) led.current = undefined
    const row = target && now.lines.rows[target.place]
    // Once for each step: rows that come anew take nobody back from where they have scrolled to since.
    if (!target || row === undefined || led.current === step) return
    const line = now.lines.lineOf(row)
    if (line === undefined) {
      const group = groupAt(now.lines.groups, target.place)
      if (group !== undefined) now.changeView((before) => toggleGroup(before, group), 'collapse')
      return
    }
    led.current = step
    now.range.clear()
    now.active.moveTo({ line, column: target.column }, { focus: false })
    painter.current?.reveal(line, now.layout.columns[target.column]?.column.id)
  }, [latest, lines, painter, step, target])

  const row = target && table.rowAt(lines.rows[target.place] ?? -1)
  const header = target && table.shownColumns[target.column]?.header
  return {
    /** Of what is looked at. */
    found: row !== undefined && header !== undefined ? { column: header, row: table.rowName(row) } : undefined,
    showFind: isOffered ? find.open : undefined,
    closeFind() {
      find.close()
      active.moveTo(active.at)
    },
  }
}
