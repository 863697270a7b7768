import type { StreamMessage } from '@inlay/sdk-core'
import type { AgentEvent } from '@inlay/sdk-core/agent'
import { isSettled, type Jobs } from '../jobs/jobs'
import type { WorkspaceStore } from '../store/store'
import { endsRun, eventLog, type StoredRun } from './agent-runs'
import { runSignals } from './run-signals'

export interface FollowedRun {
  readonly run: StoredRun
  readonly store: WorkspaceStore
  readonly jobs: Jobs
  readonly lastEventId: string | undefined
  readonly signal: AbortSignal
}

/** The events of a run after one of them: those that have come, and those that come until its end. */
export async function* followRun({
  run,
  store,
  jobs,
  lastEventId,
  signal,
}: FollowedRun): AsyncGenerator<StreamMessage<AgentEvent>> {
  const log = eventLog(store, run.runId)
  let position = positionOf(lastEventId)
  while (!signal.aborted) {
    // Listening before reading, so that nothing is missed between the two.
    const news = runSignals.next(run.jobId, signal)
    const job = await jobs.get(store.workspaceId, run.jobId)
    const entries = await log.read({ after: position })
    for (const { position: next, entry } of entries) {
      position = next
      yield { id: String(next), event: entry }
      if (endsRun(entry)) return
    }
    if (entries.length > 0) continue
    if (job === undefined || isSettled(job.value.status)) {
      yield { id: undefined, event: { type: 'RUN_ERROR', message: 'The run was lost.', code: 'RUN_LOST' } }
      return
    }
    await news
  }
}

function positionOf(lastEventId: string | undefined): number {
  return lastEventId !== undefined && /^\d{1,9}$/.test(lastEventId) ? Number(lastEventId) : 0
}
