import { useEffect, useState } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { Banner } from '../../ui/banner/Banner'
import { Button } from '../../ui/button/Button'
import { useAnnounce } from '../../ui/root/use-announce'
import type { CellRefusal } from '../edit/use-cell-editing'
import type { Table } from '../frame/use-table'
import { tableNoticeMessages } from './table-notice-messages'

interface CellRefusalNoticeProps<Row> {
  readonly refusal: CellRefusal
  readonly table: Table<Row>
}

/** The rows are not to make room for more of them. */
const firstNamed = 3
/** Nobody reads more of them; the rest is counted. */
const mostNamed = 50

/** Which cells stayed as they are, each with its reason and the way to it, and what had no place at all. */
export function CellRefusalNotice<Row>({ refusal: { cells, beyond, anyway }, table }: CellRefusalNoticeProps<Row>) {
  const t = useMessages(tableNoticeMessages)
  const [shown, setShown] = useState({ cells, count: firstNamed })
  // Others than those of which somebody wanted to see more are few again.
  const count = shown.cells === cells ? shown.count : firstNamed
  const more = cells.length - count
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
      {cells.length > 0 && (
        <ul className="inlay-Table-refused">
          {cells.slice(0, count).map(({ rowId, columnId, words, reason }) => (
            <li key={`${rowId} ${columnId} ${words}`}>
              {rowId === undefined ? (
                words
              ) : (
                <Button variant="link" size="compact" onClick={() => table.goToCell(rowId, columnId)}>
                  {words}
                </Button>
              )}
              {`: ${reason}`}
            </li>
          ))}
          {more > 0 && (
            <li>
              {count < mostNamed ? (
                <Button variant="link" size="compact" onClick={() => setShown({ cells, count: mostNamed })}>
                  {t('moreCells', { count: more })}
                </Button>
              ) : (
                t('moreCells', { count: more })
              )}
            </li>
          )}
        </ul>
      )}
    </Banner>
  )
}
