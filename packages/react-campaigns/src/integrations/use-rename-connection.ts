import { updateConnection, type Connection } from '@inlay/sdk-core/contract/campaigns'
import { useAction, useMessages, useNotify } from '@inlay/sdk-core/react'
import { useRef } from 'react'
import { integrationsMessages } from './messages'

export interface RenameConnection {
  /** Whether it has the new name. The old one is back where that failed, and what was typed can be tried again. */
  readonly rename: (connection: Connection, name: string) => Promise<boolean>
  /** Says that a connection is being taken away, and whether it is gone then: nothing is said of the name of one that is. */
  readonly leaving: (connectionId: string, gone: Promise<boolean>) => Promise<void>
}

export function useRenameConnection(): RenameConnection {
  const t = useMessages(integrationsMessages)
  const notify = useNotify()
  const { run } = useAction(updateConnection)
  const said = useRef(new Map<string, () => void>())
  const removals = useRef(new Map<string, Promise<boolean>>())
  function forget(connectionId: string) {
    said.current.get(connectionId)?.()
    said.current.delete(connectionId)
  }
  async function leaving(connectionId: string, gone: Promise<boolean>) {
    removals.current.set(connectionId, gone)
    if (await gone) forget(connectionId)
    else removals.current.delete(connectionId)
  }
  async function rename(connection: Connection, name: string): Promise<boolean> {
    const { connectionId, credId } = connection
    const { ok } = await run({ body: { connectionId, credentials: { credId }, updates: { name } } })
    forget(connectionId)
    // Of two answers, either can come first.
    const isGone = !ok && (await removals.current.get(connectionId)) === true
    if (!ok && !isGone) {
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
  return { rename, leaving }
}
