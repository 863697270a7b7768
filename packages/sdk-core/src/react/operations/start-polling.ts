import type { Clock, Connectivity, Visibility } from '../../ports/host'

export interface Polling {
  /** Milliseconds from the end of one run to the begin of the next. */
  readonly every: number
  readonly run: () => Promise<unknown>
  readonly clock: Clock
  readonly visibility: Visibility
  readonly connectivity: Connectivity
}

/**
 * Runs again and again, one run at a time. It rests while nobody sees the page or there is no network; when that is over
 * and a beat was missed, it runs at once.
 */
export function startPolling({ every, run, clock, visibility, connectivity }: Polling): () => void {
  let dueAt = clock.now() + every
  let running = false
  let stopped = false
  let cancelTimer: (() => void) | undefined

  function arrange() {
    cancelTimer?.()
    cancelTimer = undefined
    if (stopped || running || !visibility.visible() || !connectivity.online()) return
    const wait = dueAt - clock.now()
    if (wait > 0) cancelTimer = clock.after(wait, arrange)
    else void beat()
  }

  async function beat() {
    running = true
    try {
      await run()
    } catch {
      // The next beat is the answer to a failed one; whoever runs shows the failure.
    } finally {
      running = false
      dueAt = clock.now() + every
      arrange()
    }
  }

  const stopWatching = [visibility.subscribe(arrange), connectivity.subscribe(arrange)]
  arrange()

  return () => {
    stopped = true
    cancelTimer?.()
    for (const stop of stopWatching) stop()
  }
}
