import { useEffect } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { Banner } from '../../ui/banner/Banner'
import { Button } from '../../ui/button/Button'
import { useAnnounce } from '../../ui/root/use-announce'
import type { CellRefusal } from '../edit/use-cell-editing'
import type { Table } from '../frame/use-table'
import { NamedCells } from './NamedCells'
import { tableNoticeMessages } from './table-notice-messages'

interface CellRefusalNoticeProps<Row> {
  readonly refusal: CellRefusal
  readonly table: Table<Row>
}

/** Which cells stayed as they are, each with its reason and the way to it, and what had no place at all. */
export function CellRefusalNotice<Row>({ refusal: { cells, beyond, anyway }, table }: CellRefusalNoticeProps<Row>) {
  const t = useMessages(tableNoticeMessages)
  const dismiss = () => {
    table.editing.dismissRefusal()
    table.active.moveTo(table.active.at)
  }
  const sums = [
    cells.length > 0 && t(anyway ? 'cellsChangedSince' : 'cellsSkipped', { count: cells.length }),
    beyond.rows > 0 && t('beyondRows', { count: beyond.rows }),
    beyond.columns > 0 && t('beyondColumns', { count: beyond.columns }),
  ].filter((words) => words !== false)
  const announce = useAnnounce()
  const said = sums.join('. ')
  useEffect(() => announce(said), [announce, said])
  return (
    <Banner
      tone="warning"
      className="inlay-Table-notice"
      onDismiss={dismiss}
      action={
        anyway && (
          <Button
            size="compact"
            variant="ghost"
            onClick={() => {
              anyway.run()
              dismiss()
            }}
          >
            {t(anyway.word === 'undone' ? 'undoAnyway' : 'redoAnyway')}
          </Button>
        )
      }
    >
      {sums.map((words) => (
        <div key={words}>{words}</div>
      ))}
      {cells.length > 0 && <NamedCells key={said} cells={cells} table={table} />}
    </Banner>
  )
}
