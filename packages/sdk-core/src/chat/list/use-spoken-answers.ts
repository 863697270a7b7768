import { useEffect, useRef } from 'react'
import type { ThreadMessage } from '../../agent/thread/thread-message'
import { useLatest } from '../../react/hooks/use-latest'
import { useAnnounce } from '../../ui/root/use-announce'
import { useClock } from '../../ui/root/use-clock'
import { spokenPause } from './spoken-pause'
import { sayableLength, spokenText } from './spoken-text'

interface Spoken {
  readonly id: string
  readonly length: number
}

/** Says politely what the agent answers: whole sentences, some at a time, and the rest when it is done. */
export function useSpokenAnswers(last: ThreadMessage | undefined, working: boolean): void {
  const announce = useAnnounce()
  const clock = useClock()
  const spoken = useRef<Spoken | undefined>(undefined)
  const message = last?.role === 'assistant' ? last : undefined
  const latest = useLatest(message)
  const isStreaming = message?.status === 'streaming'
  const id = message?.id

  useEffect(() => {
    if (!isStreaming || id === undefined) return undefined
    const say = (all: boolean) => {
      const current = latest.current
      if (current?.id !== id) return
      const from = spoken.current?.id === id ? spoken.current.length : 0
      const rest = current.content.slice(from)
      const length = all ? rest.length : sayableLength(rest)
      const words = spokenText(rest.slice(0, length))
      spoken.current = { id, length: from + length }
      if (words !== '') announce(words)
    }
    const cancel = clock.every(spokenPause, () => say(false))
    return () => {
      cancel()
      say(true)
    }
  }, [announce, clock, id, isStreaming, latest, working])
}
