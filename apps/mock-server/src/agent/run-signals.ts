import { createKeyedMutex } from '../store/keyed-mutex'

const waiting = new Map<string, Set<() => void>>()
const writers = createKeyedMutex()

/** Who follows a run in this process is told by it of new events; jobs have ids that no other server has. */
export const runSignals = {
  /** Resolves at the next news of the job, or when the signal aborts. */
  next(jobId: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const listeners = waiting.get(jobId) ?? new Set()
      waiting.set(jobId, listeners)
      const end = () => {
        signal.removeEventListener('abort', end)
        listeners.delete(end)
        if (listeners.size === 0 && waiting.get(jobId) === listeners) waiting.delete(jobId)
        resolve()
      }
      listeners.add(end)
      signal.addEventListener('abort', end, { once: true })
      if (signal.aborted) end()
    })
  },
  tell(jobId: string) {
    for (const listener of [...(waiting.get(jobId) ?? [])]) listener()
  },
  /** One at a time writes the events of a run. */
  writing: writers.run,
}
