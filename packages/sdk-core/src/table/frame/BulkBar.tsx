import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { Button } from '../../ui/button/Button'
import { IconButton } from '../../ui/icon-button/IconButton'
import type { Selection } from '../model/selection'
import { tableMessages } from '../table-messages'
import type { RowSelection } from './use-row-selection'

interface BulkBarProps {
  readonly selection: Pick<RowSelection<unknown>, 'selection' | 'count' | 'state' | 'toggleAll' | 'clear'>
  readonly total: number
  readonly actions: ((selection: Selection, count: number) => ReactNode) | undefined
  /** The focus goes back to the rows. */
  readonly onCleared: () => void
}

/** What can be done with the selected rows, and how many they are. Floats over the foot of the rows, so that none moves. */
export function BulkBar({
  selection: { selection, count, state, toggleAll, clear },
  total,
  actions,
  onCleared,
}: BulkBarProps) {
  const t = useMessages(tableMessages)
  return (
    <div role="toolbar" aria-label={t('selectedRows', { count })} className="inlay-Table-bulk">
      <span className="inlay-Table-bulkCount">{t('selectedRows', { count })}</span>
      {state !== 'all' && (
        <Button size="compact" variant="ghost" onClick={() => toggleAll('all')}>
          {t('selectAllRows', { count: total })}
        </Button>
      )}
      {actions?.(selection, count)}
      <IconButton
        icon={X}
        size="compact"
        label={t('clearSelection')}
        onClick={() => {
          clear()
          onCleared()
        }}
      />
    </div>
  )
}
