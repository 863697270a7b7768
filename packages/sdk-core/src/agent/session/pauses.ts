import type { Clock, Connectivity, Random } from '../../ports/host'

const shortest = 500
const longest = 10_000

/** The waiting between two connections, or two tries of something. */
export function createPauses({
  clock,
  connectivity,
  random,
}: {
  readonly clock: Clock
  readonly connectivity: Connectivity
  readonly random: Random
}) {
  function until(begin: (resolve: () => void) => () => void, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        cancel()
        signal.removeEventListener('abort', end)
        resolve()
      }
      const cancel = begin(end)
      signal.addEventListener('abort', end, { once: true })
    })
  }

  /** Longer with each failure in a row. False when it was given up. */
  async function between(failures: number, signal: AbortSignal): Promise<boolean> {
    const pause = Math.min(longest, shortest * 2 ** failures) * (0.5 + random.next() / 2)
    if (!signal.aborted) await until((resolve) => clock.after(pause, resolve), signal)
    return !signal.aborted
  }

  return {
    between,
    /** Waits longer with each cut in a row, and until there is a network. False when it was given up. */
    async beforeReconnect(cuts: number, signal: AbortSignal): Promise<boolean> {
      await between(cuts, signal)
      while (!signal.aborted && !connectivity.online())
        await until((resolve) => connectivity.subscribe(resolve), signal)
      return !signal.aborted
    },
  }
}
