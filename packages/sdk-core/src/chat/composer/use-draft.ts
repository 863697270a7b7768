import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import { useChatHost } from '../run/use-chat-host'
import { useKeptText } from '../run/use-kept-text'
import { DraftMemoryContext } from './draft-memory'

/** Between two writings to the device, so that typing does not wait for it. */
const pause = 400

/** What is being written, kept on the device while it is. */
export function useDraft(storageKey: string | undefined) {
  const { clock, visibility } = useChatHost()
  const kept = useKeptText('draft', storageKey)
  const memory = useContext(DraftMemoryContext)
  const [own, setOwn] = useState(memory?.text)
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
      if (memory) memory.text = text
      waiting.current?.cancel()
      waiting.current = { text, cancel: clock.after(pause, flush) }
      // What was sent must not come back with the next page.
      if (text === '') flush()
    },
    [clock, flush, memory],
  )
  return { draft: own ?? kept.text ?? '', change, flush }
}
