import { toAgentError } from './agent-error'
import type { AgentRun } from './agent-adapter'
import type { AgentSessionOptions } from './agent-session'

/** A stop that takes longer is not waited for: what a person sends next goes out. */
const longestStop = 2_000

/** Ends a run where it is done. Never rejects, and is over soon whatever the server does. */
export async function stopAtServer(
  { adapter, clock }: Pick<AgentSessionOptions, 'adapter' | 'clock'>,
  run: AgentRun & { readonly reason: string },
  onProblem: (detail: string) => void,
): Promise<void> {
  const call = new AbortController()
  const cancel = clock.after(longestStop, () => call.abort())
  const given = new Promise<void>((resolve) => call.signal.addEventListener('abort', () => resolve(), { once: true }))
  const stopped = adapter.stop?.(run, { signal: call.signal, onProblem }).catch((cause) => {
    onProblem(`The run could not be stopped: ${toAgentError(cause).message}`)
  })
  await Promise.race([stopped, given])
  cancel()
}
