import { useEffect, useRef } from 'react'
import { useHost } from '../hooks/use-host'
import { useLatest } from '../hooks/use-latest'

export interface ReadAgain {
  readonly enabled: boolean
  /** Changes with every answer and every failure. */
  readonly answeredAt: number
  readonly failed: boolean
  /** For how many milliseconds an answer is good enough. */
  readonly staleTime: number
  readonly run: () => void
}

/** Runs when the page is seen or connected again and what was read before has failed, or has become old. */
export function useReadAgain({ enabled, answeredAt, failed, staleTime, run }: ReadAgain): void {
  const { clock, visibility, connectivity } = useHost()
  const readAt = useRef(0)
  useEffect(() => {
    readAt.current = clock.now()
  }, [clock, answeredAt])

  const latest = useLatest({ failed, staleTime, run })
  useEffect(() => {
    if (!enabled) return
    const look = () => {
      const now = latest.current
      if (!visibility.visible() || !connectivity.online()) return
      if (now.failed || clock.now() - readAt.current >= now.staleTime) now.run()
    }
    const stopWatching = [visibility.subscribe(look), connectivity.subscribe(look)]
    return () => {
      for (const stop of stopWatching) stop()
    }
  }, [enabled, latest, clock, visibility, connectivity])
}
