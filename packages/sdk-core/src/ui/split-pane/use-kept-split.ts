import { useContext, useState, useSyncExternalStore } from 'react'
import { InlayContext } from '../../react/inlay-context'
import { splitFromText, splitToText } from './kept-split'
import type { Split } from './split-size'

/** A split that is kept on the device, for its person and workspace, where it has a key; and only here where not. */
export function useKeptSplit(storageKey: string | undefined) {
  const inlay = useContext(InlayContext)
  const storage = storageKey === undefined ? undefined : inlay?.host.storage
  const key = `inlay.split.${storageKey}:${inlay?.session.userId ?? ''}:${inlay?.workspaceId ?? ''}`
  const [own, setOwn] = useState<Split>()
  // A server knows nothing of the device, and React begins with what that has rendered.
  const text = useSyncExternalStore(
    onlyWrittenHere,
    () => storage?.get(key),
    () => undefined,
  )
  return {
    split: own ?? splitFromText(text),
    change: setOwn,
    keep: (split: Split) => storage?.set(key, splitToText(split)),
  }
}

const onlyWrittenHere = () => () => undefined
