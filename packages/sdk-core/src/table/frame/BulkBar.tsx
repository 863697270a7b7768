import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { X } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { useLatest } from '../../react/hooks/use-latest'
import { Button } from '../../ui/button/Button'
import { IconButton } from '../../ui/icon-button/IconButton'
import { selectedRows } from '../model/selected-rows'
import type { Selection } from '../model/selection'
import { bulkMessages } from './bulk-messages'
import type { Table } from './use-table'

export interface BulkBarProps<Row> {
  readonly table: Table<Row>
  readonly actions: ((selection: Selection, count: number) => ReactNode) | undefined
}

/** What can be done with the selected rows, and how many they are. Floats over the foot of the rows, so that none moves. */
export function BulkBar<Row>({ table, actions }: BulkBarProps<Row>) {
  const t = useMessages(bulkMessages)
  const { lines, idAt, isManual, total, active, rowCount } = table
  const { selection: chosen, state, toggleAll, clear } = table.selection
  // Rows and what is shown of them change seldom, while each press changes the selection.
  const known = useMemo(() => {
    if (isManual) return undefined
    return idsOf(placesUpTo(rowCount), idAt)
  }, [idAt, isManual, rowCount])
  const shown = useMemo(
    () => (isManual || lines.rowCount === rowCount ? undefined : idsOf(lines.rows, idAt)),
    [idAt, isManual, lines, rowCount],
  )
  const { selection, count, hidden } = useMemo(
    () => selectedRows({ selection: chosen, known, shown, total }),
    [chosen, known, shown, total],
  )
  // What is done with the rows takes the bar away, and with it the focus: that goes back to the rows.
  const hasFocus = useRef(false)
  const isShown = count > 0
  const giveBack = useLatest(() => {
    if (hasFocus.current) active.moveTo(active.at)
    hasFocus.current = false
  })
  useEffect(() => (isShown ? () => giveBack.current() : undefined), [giveBack, isShown])
  if (!isShown) return null
  const words =
    hidden === 0
      ? t('selectedRows', { count })
      : hidden === count
        ? t('allHidden', { count })
        : t('someHidden', { count, hidden })
  return (
    // Nothing is done by these: they only tell where the focus is.
    <div
      role="toolbar"
      aria-label={words}
      className="inlay-Table-bulk"
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // What is taken away takes its focus along without a word.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) hasFocus.current = false
      }}
    >
      <span className="inlay-Table-bulkCount">{words}</span>
      <span className="inlay-Table-bulkActions">
        {state !== 'all' && (
          <Button size="compact" variant="ghost" onClick={() => toggleAll('all')}>
            {/* What is filtered out is not selected along. */}
            {t('selectAllRows', { count: lines.rowCount < total ? lines.rowCount : total })}
          </Button>
        )}
        {actions?.(selection, count)}
      </span>
      <IconButton
        icon={X}
        size="compact"
        label={t('clearSelection')}
        onClick={() => {
          clear()
          active.moveTo(active.at)
        }}
      />
    </div>
  )
}

function idsOf(places: Iterable<number>, idAt: (place: number) => string | undefined): ReadonlySet<string> {
  const ids = new Set<string>()
  for (const place of places) {
    const id = idAt(place)
    if (id !== undefined) ids.add(id)
  }
  return ids
}

function* placesUpTo(count: number) {
  for (let place = 0; place < count; place += 1) yield place
}
