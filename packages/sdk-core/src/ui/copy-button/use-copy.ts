import { useContext, useEffect, useRef, useState } from 'react'
import { browserCopyText } from '../../ports/browser-copy-text'
import { InlayContext } from '../../react/inlay-context'
import { useMessages } from '../../react/messages/use-messages'
import { kitMessages } from '../messages'
import { useAnnounce } from '../root/use-announce'
import { useClock } from '../root/use-clock'

/** How the last copy went; it is `idle` again after a while. */
export type CopyState = 'idle' | 'copied' | 'failed'

/** How long the answer stays. */
const shown = 2_000

/** Copies a text through the host, says so to those who listen, and tells for a moment how it went. */
export function useCopy(): readonly [CopyState, (text: string | (() => string | Promise<string>)) => void] {
  const t = useMessages(kitMessages)
  const copyText = useContext(InlayContext)?.host.copyText ?? browserCopyText
  const announce = useAnnounce()
  const clock = useClock()
  const [state, setState] = useState<CopyState>('idle')
  const forget = useRef<(() => void) | undefined>(undefined)
  useEffect(() => () => forget.current?.(), [])

  const show = (next: 'copied' | 'failed') => {
    announce(t(next === 'copied' ? 'copied' : 'copyFailed'))
    setState(next)
    forget.current?.()
    forget.current = clock.after(shown, () => setState('idle'))
  }

  const copy = (text: string | (() => string | Promise<string>)) => {
    new Promise<string>((resolve) => resolve(typeof text === 'function' ? text() : text)).then(copyText).then(
      () => show('copied'),
      () => show('failed'),
    )
  }
  return [state, copy]
}
