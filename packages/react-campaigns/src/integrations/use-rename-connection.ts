import { updateConnection, type Connection } from '@inlay/sdk-core/contract/campaigns'
import { useAction, useMessages, useNotify } from '@inlay/sdk-core/react'
import { useRef } from 'react'
import { integrationsMessages } from './messages'

/**
 * Renames a connection; answers whether it has the new name. The old one is back where that failed, and what was typed can
 * be tried again from the notice.
 */
export function useRenameConnection(): (connection: Connection, name: string) => Promise<boolean> {
  const t = useMessages(integrationsMessages)
  const notify = useNotify()
  const { run } = useAction(updateConnection)
  const said = useRef(new Map<string, () => void>())
  return async function rename(connection, name): Promise<boolean> {
    const { connectionId, credId } = connection
    const { ok } = await run({ body: { connectionId, credentials: { credId }, updates: { name } } })
    said.current.get(connectionId)?.()
    said.current.delete(connectionId)
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
}
