import type { AgentEvent } from '@inlay/sdk-core/agent'
import type { JobContext } from '../jobs/run-job'
import type { RunJobInput } from './agent-runs'
import { appendEvents } from './append-events'
import { runSignals } from './run-signals'

/** Adds an event to those of a run that nobody has stopped, and tells who follows it. */
export async function writeEvent(
  { jobId, store, signal }: Pick<JobContext, 'jobId' | 'store' | 'signal'>,
  run: RunJobInput,
  event: AgentEvent,
): Promise<void> {
  await runSignals.writing(jobId, async () => {
    signal.throwIfAborted()
    await appendEvents(store, run, [event])
  })
  runSignals.tell(jobId)
}
