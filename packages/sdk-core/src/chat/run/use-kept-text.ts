import { useContext, useMemo, useSyncExternalStore } from 'react'
import { InlayContext } from '../../react/inlay-context'
import { useChatHost } from './use-chat-host'

export interface KeptText {
  /** As the device had it when this began. */
  readonly text: string | undefined
  readonly keep: (text: string) => void
}

/** A text that is kept on the device, for its person and workspace; without a key nothing is. */
export function useKeptText(name: string, storageKey: string | undefined): KeptText {
  const inlay = useContext(InlayContext)
  const host = useChatHost()
  const storage = storageKey === undefined ? undefined : host.storage
  const key = `inlay.chat.${name}.${storageKey}:${inlay?.session.userId ?? ''}:${inlay?.workspaceId ?? ''}`
  // A server knows nothing of the device, and React begins with what that has rendered.
  const text = useSyncExternalStore(
    onlyWrittenHere,
    () => storage?.get(key),
    () => undefined,
  )
  return useMemo(
    () => ({
      text,
      keep(next) {
        if (next === '') storage?.remove(key)
        else storage?.set(key, next)
      },
    }),
    [text, storage, key],
  )
}

const onlyWrittenHere = () => () => undefined
