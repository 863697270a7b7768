import { createEventVerifier, earlyEndMark, type AgentEvent } from '@inlay/sdk-core/agent'
import { stopAgent } from '@inlay/sdk-core/contract/workspace'
import { notFound } from '../frame/problem-error'
import { implement } from '../implement'
import { endsRun, readEventLog, type RunJobInput, type StoredRun } from './agent-runs'
import { agentOf } from './agents'
import { findRun } from './find-run'
import { appendEvents } from './append-events'
import { releaseCampaign } from './marketing/run/campaign-claim'
import { runSignals } from './run-signals'

export const stopAgentHandler = implement(stopAgent, async ({ input, store, jobs, workspaceId, clock }) => {
  const { agentId } = input.params
  if (agentOf(agentId) === undefined) throw notFound('agent')
  const run = await findRun(store, { agentId, ...input.body })
  if (run === undefined) return { stopped: false }
  const job = await jobs.get(workspaceId, run.jobId)
  if (job === undefined || !(await jobs.cancel(workspaceId, run.jobId))) return { stopped: false }
  await runSignals.writing(run.jobId, async () => {
    const ending = endingOf(run, await readEventLog(store, run.runId))
    await appendEvents(store, job.value.input as RunJobInput, ending)
  })
  await releaseCampaign(store, { campaignId: run.threadId, jobId: run.jobId, now: clock.now() })
  runSignals.tell(run.jobId)
  return { stopped: true }
})

/** What closes all that the run has left open, and the run. */
function endingOf({ threadId, runId }: StoredRun, written: readonly AgentEvent[]): readonly AgentEvent[] {
  if (written.some(endsRun)) return []
  const verifier = createEventVerifier()
  for (const event of written) verifier.push(event)
  const start: readonly AgentEvent[] = written.length === 0 ? [{ type: 'RUN_STARTED', threadId, runId }] : []
  for (const event of start) verifier.push(event)
  const closing = verifier.push({ type: 'RUN_FINISHED', threadId, runId }).slice(0, -1).map(asStopped)
  return [...start, ...closing, { type: 'RUN_FINISHED', threadId, runId, outcome: { type: 'cancelled' } }]
}

/** Events must end what they have begun; that it is not all of it stands beside. */
function asStopped(event: AgentEvent): AgentEvent {
  const endsText = event.type === 'TEXT_MESSAGE_END' || event.type === 'REASONING_MESSAGE_END'
  return endsText ? { ...event, metadata: { ...earlyEndMark('cancelled') } } : event
}
