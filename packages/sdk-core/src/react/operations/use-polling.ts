import { useEffect } from 'react'
import { useHost } from '../hooks/use-host'
import { useLatest } from '../hooks/use-latest'
import { startPolling } from './start-polling'

/** Runs again and again while mounted, on the host's clock; rests while hidden or offline. */
export function usePolling(every: number | undefined, run: () => Promise<unknown>): void {
  const { clock, visibility, connectivity } = useHost()
  const latest = useLatest(run)
  useEffect(() => {
    if (every === undefined) return
    return startPolling({ every, run: () => latest.current(), clock, visibility, connectivity })
  }, [every, latest, clock, visibility, connectivity])
}
