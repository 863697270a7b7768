import { useLayoutEffect, useRef, useState } from 'react'
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
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef<'more' | 'fewer'>(undefined)
  useLayoutEffect(() => {
    // The button that was pressed is gone.
    const next = pressed.current === 'more' ? firstNamed : (list.current?.children.length ?? 0) - 1
    if (pressed.current) list.current?.children[next]?.querySelector('button')?.focus()
    pressed.current = undefined
  }, [count])
  const show = (way: 'more' | 'fewer') => {
    pressed.current = way
    setCount(way === 'more' ? mostNamed : firstNamed)
  }
  return (
    <ul ref={list} className="inlay-Table-refused">
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
            <Button variant="link" size="compact" onClick={() => show('more')}>
              {t('moreCells', { count: more })}
            </Button>
          ) : (
            t('moreCells', { count: more })
          )}
        </li>
      )}
      {count > firstNamed && cells.length > firstNamed && (
        <li>
          <Button variant="link" size="compact" onClick={() => show('fewer')}>
            {t('fewerCells')}
          </Button>
        </li>
      )}
    </ul>
  )
}
