import { createEventVerifier, earlyEndMark, type AgentEvent } from '@inlay/sdk-core/agent'
import { stopAgent } from '@inlay/sdk-core/contract/workspace'
import { notFound } from '../frame/problem-error'
import { implement } from '../implement'
import { endsRun, readEventLog, type RunJobInput, type StoredRun } from './agent-runs'
import { agentOf } from './agents'
import { findRun } from './find-run'
import { appendEvents } from './append-events'
import { releaseCampaign } from './marketing/run/campaign-claim'
import { keptOfCall, type KeptOfCall } from './marketing/run/kept-of-call'
import { overviewAfterStop } from './marketing/run/overview-after-stop'
import { runSignals } from './run-signals'

export const stopAgentHandler = implement(stopAgent, async ({ input, store, jobs, workspaceId, clock }) => {
  const { agentId } = input.params
  if (agentOf(agentId) === undefined) throw notFound('agent')
  const run = await findRun(store, { agentId, ...input.body })
  if (run === undefined) return { stopped: false }
  const job = await jobs.get(workspaceId, run.jobId)
  if (job === undefined || !(await jobs.cancel(workspaceId, run.jobId))) return { stopped: false }
  const { threadId: campaignId, runId, jobId } = run
  await runSignals.writing(jobId, async () => {
    const written = await readEventLog(store, runId)
    const kept = await keptOfCall(store, { campaignId, runId, jobId, written })
    // First, so that whoever has seen the end finds the campaign as it is then.
    await releaseCampaign(store, { campaignId, jobId, now: clock.now() })
    const news = written.some(endsRun) ? [] : await overviewAfterStop({ store, clock }, campaignId, written)
    await appendEvents(store, job.value.input as RunJobInput, [...news, ...endingOf(run, written, kept)])
  })
  runSignals.tell(run.jobId)
  return { stopped: true }
})

/** What closes all that the run has left open, and the run. */
function endingOf(
  { threadId, runId }: StoredRun,
  written: readonly AgentEvent[],
  kept: KeptOfCall | undefined,
): readonly AgentEvent[] {
  if (written.some(endsRun)) return []
  const verifier = createEventVerifier()
  for (const event of written) verifier.push(event)
  const start: readonly AgentEvent[] = written.length === 0 ? [{ type: 'RUN_STARTED', threadId, runId }] : []
  for (const event of start) verifier.push(event)
  const closing = verifier.push({ type: 'RUN_FINISHED', threadId, runId }).slice(0, -1).map(asStopped)
  return [
    ...start,
    ...closing,
    ...(kept === undefined ? [] : [resultOf(runId, kept)]),
    { type: 'RUN_FINISHED', threadId, runId, outcome: { type: 'cancelled' } },
  ]
}

/** What a tool has done until it was stopped, which is not all of it. */
function resultOf(runId: string, { toolCallId, result }: KeptOfCall): AgentEvent {
  return {
    type: 'TOOL_CALL_RESULT',
    toolCallId,
    messageId: `${runId}-stopped-result`,
    content: JSON.stringify(result),
    role: 'tool',
    metadata: { ...earlyEndMark('cancelled') },
  }
}

/** Events must end what they have begun; that it is not all of it stands beside. */
function asStopped(event: AgentEvent): AgentEvent {
  const endsText = event.type === 'TEXT_MESSAGE_END' || event.type === 'REASONING_MESSAGE_END'
  return endsText ? { ...event, metadata: { ...earlyEndMark('cancelled') } } : event
}
