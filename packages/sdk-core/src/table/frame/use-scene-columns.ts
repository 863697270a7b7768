import { useMemo, useState } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { columnDrawing } from '../columns/column-drawings'
import type { ColumnLayout } from '../columns/lay-out-columns'
import { readColumn } from '../columns/read-column'
import type { ColumnAlign, TableColumn } from '../columns/table-column'
import { createOwnCells, type OwnCells } from '../cells/own-cells'
import type { RenderCell } from '../cells/OwnCellContents'
import type { PrepareCell } from '../paint/cell-drawing'
import type { SceneColumn } from '../paint/table-scene'
import { tableMessages } from '../table-messages'

interface SceneColumns<Row> {
  readonly columns: readonly SceneColumn<Row>[]
  readonly ownCells: OwnCells<Row>
  readonly renderers: ReadonlyMap<string, RenderCell<Row>>
}

/** The columns as the painter draws them. A column that stays the same is drawn by the same function. */
export function useSceneColumns<Row>(layout: ColumnLayout<Row>, locale: string, hasBoxes: boolean): SceneColumns<Row> {
  const t = useMessages(tableMessages)
  const [ownCells] = useState(createOwnCells<Row>)
  const drawings = useMemo(() => {
    const kept = new WeakMap<TableColumn<Row>, PrepareCell<Row>>()
    return (column: TableColumn<Row>) => {
      if (column.kind === 'own') return ownCells.prepare(column.id)
      let drawing = kept.get(column)
      if (!drawing)
        kept.set(column, (drawing = columnDrawing(column, { locale, truth: (value) => t(value ? 'yes' : 'no') })))
      return drawing
    }
  }, [locale, ownCells, t])

  return useMemo(() => {
    const before = hasBoxes ? 2 : 1
    return {
      columns: layout.columns.map(({ column, width, offset, pin, isEdge }, place) => ({
        id: column.id,
        index: place + before,
        width,
        offset,
        pin,
        isEdge,
        align: alignOf(column),
        kind: column.kind ?? 'text',
        isRowHeader: column.rowHeader === true,
        read: readColumn(column),
        prepare: drawings(column),
      })),
      ownCells,
      renderers: new Map(
        layout.columns.flatMap(({ column }) =>
          column.kind === 'own' ? [[column.id, column.renderCell] as const] : [],
        ),
      ),
    }
  }, [drawings, hasBoxes, layout, ownCells])
}

export function alignOf<Row>({ align, kind }: TableColumn<Row>): ColumnAlign {
  return align ?? (kind === 'number' ? 'end' : 'start')
}
