import { memo, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { OwnCells } from './own-cells'

export type RenderCell<Row> = (row: Row, value: unknown) => ReactNode

interface OwnCellContentsProps<Row> {
  readonly cells: OwnCells<Row>
  readonly renderers: ReadonlyMap<string, RenderCell<Row>>
}

/** What React draws into cells. Each is drawn again only when its row, or the function that draws it, is another one. */
export function OwnCellContents<Row>({ cells, renderers }: OwnCellContentsProps<Row>) {
  const shown = useSyncExternalStore(cells.subscribe, cells.cells, cells.cells)
  return shown.map(([columnId, { key, element, row, value }]) => {
    const render = renderers.get(columnId)
    return (
      render && createPortal(<Content render={render as RenderCell<unknown>} row={row} value={value} />, element, key)
    )
  })
}

interface ContentProps {
  readonly render: RenderCell<unknown>
  readonly row: unknown
  readonly value: unknown
}

const Content = memo(function Content({ render, row, value }: ContentProps) {
  return render(row, value)
})
