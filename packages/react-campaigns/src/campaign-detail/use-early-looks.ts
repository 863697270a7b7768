import { useClock, useLatest } from '@inlay/sdk-core/react'
import { useEffect, useRef } from 'react'

/** In milliseconds after work has begun, before the first poll. */
const earlyLooks = [600, 1_200, 2_000, 3_000, 4_000]

/** Looks several times at work that has just begun, by the function that is answered: short work is over before it is polled. */
export function useEarlyLooks(look: () => void): () => void {
  const clock = useClock()
  const latest = useLatest(look)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  return () => {
    stop.current?.()
    const stops = earlyLooks.map((after) => clock.after(after, () => latest.current()))
    stop.current = () => {
      for (const each of stops) each()
    }
  }
}
