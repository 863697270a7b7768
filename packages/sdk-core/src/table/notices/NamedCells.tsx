import { useState } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { Button } from '../../ui/button/Button'
import type { Table } from '../frame/use-table'
import { tableNoticeMessages } from './table-notice-messages'
import { useWayToCell } from './use-way-to-cell'

export interface NamedCell {
  /** Nothing where the row is not known. */
  readonly rowId: string | undefined
  readonly columnId: string
  readonly words: string
  readonly reason?: string | undefined
}

interface NamedCellsProps<Row> {
  readonly cells: readonly NamedCell[]
  readonly table: Table<Row>
}

/** The rows are not to make room for more of them. */
const firstNamed = 3
/** Nobody reads more of them; the rest is counted. */
const mostNamed = 50

/** Cells by their names, each with the way to it. */
export function NamedCells<Row>({ cells, table }: NamedCellsProps<Row>) {
  const t = useMessages(tableNoticeMessages)
  const way = useWayToCell(table)
  const [count, setCount] = useState(firstNamed)
  const more = cells.length - count
  return (
    <ul className="inlay-Table-refused">
      {cells.slice(0, count).map(({ rowId, columnId, words, reason }) => (
        <li key={`${rowId} ${columnId} ${words}`}>
          {rowId !== undefined && way.isThere(rowId) ? (
            <Button variant="link" size="compact" onClick={() => way.go({ rowId, columnId })}>
              {words}
            </Button>
          ) : (
            words
          )}
          {reason !== undefined && `: ${reason}`}
        </li>
      ))}
      {more > 0 && (
        <li>
          {count < mostNamed ? (
            <Button variant="link" size="compact" onClick={() => setCount(mostNamed)}>
              {t('moreCells', { count: more })}
            </Button>
          ) : (
            t('moreCells', { count: more })
          )}
        </li>
      )}
    </ul>
  )
}
