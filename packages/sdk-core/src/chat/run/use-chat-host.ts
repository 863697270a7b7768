import { useContext } from 'react'
import { createBrowserHost } from '../../ports/browser-host'
import type { Host } from '../../ports/host'
import { InlayContext } from '../../react/inlay-context'

let ofThePage: Host | undefined

/** The ports of the provider; without a provider, those of the page. */
export function useChatHost(): Host {
  const provided = useContext(InlayContext)?.host
  return provided ?? (ofThePage ??= createBrowserHost())
}
