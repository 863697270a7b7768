import type { Connection } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { ConfirmDialog } from '@inlay/sdk-core/ui'
import { isolatedText } from '../campaign-list/isolated-text'
import { connectorKinds } from './connector-kinds'
import { integrationsMessages } from './messages'

export interface DeleteConnectionDialogProps {
  /** The connection in question; without one the dialog is closed. */
  readonly connection: Connection | undefined
  readonly onClose: () => void
  readonly onConfirm: (connection: Connection) => void
  /** Where focus goes when the row is gone. */
  readonly returnFocusTo: () => HTMLElement | null
}

/** Asks before a connection is taken away, and says what cannot be done any more then. */
export function DeleteConnectionDialog({ connection, onClose, onConfirm, returnFocusTo }: DeleteConnectionDialogProps) {
  const t = useMessages(integrationsMessages)
  return (
    <ConfirmDialog
      open={connection !== undefined}
      title={t('deleteTitle', { name: isolatedText(connection?.name ?? '') })}
      confirmLabel={t('deleteConfirm')}
      returnFocusTo={returnFocusTo}
      onOpenChange={onClose}
      onConfirm={() => {
        if (connection) onConfirm(connection)
      }}
    >
      {connection && t(connectorKinds[connection.connectorType].loss)}
    </ConfirmDialog>
  )
}
