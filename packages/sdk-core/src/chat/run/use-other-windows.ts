import { useContext, useEffect, useRef, type RefObject } from 'react'
import type { SessionStatus } from '../../agent/session/agent-session'
import { InlayContext } from '../../react/inlay-context'
import { isWorking } from './chat-run'
import { useChatHost } from './use-chat-host'

/**
 * Tells other windows of this browser when a run is begun here and when it is over, and looks at the thread when one of them
 * tells. A window that is not seen looks when it is seen again. What no channel tells of, such as of another device or a frame of
 * another origin, is looked for when a person comes to this window.
 */
export function useOtherWindows({
  element,
  conversation,
  status,
  refresh,
}: {
  readonly element: RefObject<Element | null>
  /** The same for all windows that show it. */
  readonly conversation: string
  readonly status: SessionStatus
  readonly refresh: () => Promise<void>
}): void {
  const inlay = useContext(InlayContext)
  const { visibility } = useChatHost()
  const name = `inlay.chat.news.${conversation}:${inlay?.session.userId ?? ''}:${inlay?.workspaceId ?? ''}`
  const channel = useRef<BroadcastChannel | undefined>(undefined)
  const isBegunHere = useRef(false)

  useEffect(() => {
    const Channel = element.current?.ownerDocument.defaultView?.BroadcastChannel
    if (!Channel) return undefined
    const made = new Channel(name)
    channel.current = made
    made.onmessage = () => {
      if (visibility.visible()) void refresh()
    }
    return () => {
      isBegunHere.current = false
      channel.current = undefined
      made.close()
    }
  }, [element, name, refresh, visibility])

  useEffect(() => {
    const page = element.current?.ownerDocument.defaultView
    const look = () => void refresh()
    page?.addEventListener('focus', look)
    return () => page?.removeEventListener('focus', look)
  }, [element, refresh])

  useEffect(() => {
    if (status === 'connecting') isBegunHere.current = true
    // Before its first event the server may not yet know of the run.
    else if (isBegunHere.current && status !== 'reconnecting') {
      isBegunHere.current = isWorking(status)
      channel.current?.postMessage(status)
    }
  }, [status])
}
