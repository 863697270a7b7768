import { updateConnection, type Connection } from '@inlay/sdk-core/contract/campaigns'
import { useAction, useMessages, useNotify } from '@inlay/sdk-core/react'
import { useRef } from 'react'
import { integrationsMessages } from './messages'

export interface RenameConnection {
  /** Whether it has the new name. The old one is back where that failed, and what was typed can be tried again. */
  readonly rename: (connection: Connection, name: string) => Promise<boolean>
  /** Takes away what is said of a connection that is gone. */
  readonly forget: (connectionId: string) => void
}

export function useRenameConnection(): RenameConnection {
  const t = useMessages(integrationsMessages)
  const notify = useNotify()
  const { run } = useAction(updateConnection)
  const said = useRef(new Map<string, () => void>())
  function forget(connectionId: string) {
    said.current.get(connectionId)?.()
    said.current.delete(connectionId)
  }
  async function rename(connection: Connection, name: string): Promise<boolean> {
    const { connectionId, credId } = connection
    const { ok } = await run({ body: { connectionId, credentials: { credId }, updates: { name } } })
    forget(connectionId)
    if (!ok) {
      const dismiss = notify({
        tone: 'danger',
        text: t('renameFailed'),
        id: `rename ${connectionId}`,
        action: { label: t('tryAgain'), run: () => void rename(connection, name) },
      })
      said.current.set(connectionId, dismiss)
    }
    return ok
  }
  return { rename, forget }
}
