import { useContext } from 'react'
import type { Notify } from '../../ports/host'
import { InlayContext, NotifyContext } from '../../react/inlay-context'

/** Shows notices: the host's way, else the toaster of the root; without either there is nowhere. */
export function useNotices(): Notify | undefined {
  const toaster = useContext(NotifyContext)
  return useContext(InlayContext)?.host.notify ?? toaster
}
