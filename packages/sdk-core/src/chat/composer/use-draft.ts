import { useCallback, useEffect, useRef, useState } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import { useChatHost } from '../run/use-chat-host'
import { useKeptText } from '../run/use-kept-text'

/** Between two writings to the device, so that typing does not wait for it. */
const pause = 400

/** What is being written, kept on the device while it is. */
export function useDraft(storageKey: string | undefined) {
  const { clock, visibility } = useChatHost()
  const kept = useKeptText('draft', storageKey)
  const [own, setOwn] = useState<string>()
  const latest = useLatest(kept)
  const waiting = useRef<{ readonly text: string; readonly cancel: () => void } | undefined>(undefined)

  const flush = useCallback(() => {
    const { current } = waiting
    waiting.current = undefined
    current?.cancel()
    if (current) latest.current.keep(current.text)
  }, [latest])

  // A page that is hidden may never come back.
  useEffect(() => {
    const stop = visibility.subscribe(flush)
    return () => {
      stop()
      flush()
    }
  }, [visibility, flush])

  const change = useCallback(
    (text: string) => {
      setOwn(text)
      waiting.current?.cancel()
      waiting.current = { text, cancel: clock.after(pause, flush) }
      // What was sent must not come back with the next page.
      if (text === '') flush()
    },
    [clock, flush],
  )
  return { draft: own ?? kept.text ?? '', change, flush }
}
