import { useCallback, useSyncExternalStore } from 'react'
import { useClock } from '../root/use-clock'
import { dateOf } from './plain-date'

/** The day that it is where the person sits, by the clock port; it changes at midnight. */
export function useToday(): string {
  const clock = useClock()
  const subscribe = useCallback((changed: () => void) => clock.every(60_000, changed), [clock])
  return useSyncExternalStore(
    subscribe,
    () => localDate(clock.now()),
    // A server knows nothing of the person's time zone, and the first render in the browser has to say the same.
    () => new Date(clock.now()).toISOString().slice(0, 10),
  )
}

function localDate(time: number): string {
  const date = new Date(time)
  return dateOf({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() }) ?? '1970-01-01'
}
