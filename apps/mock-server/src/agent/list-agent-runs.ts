import type { AgentEvent } from '@inlay/sdk-core/agent'
import { listAgentRuns, type AgentRun } from '@inlay/sdk-core/contract/campaigns'
import { readCampaign } from '../handlers/campaigns/campaigns-collection'
import { implement } from '../implement'
import { isSettled, type Job } from '../jobs/jobs'
import { endsRun, readEventLog, readLog, runLog, type RunJobInput, type StoredRun } from './agent-runs'
import { promptOf } from './marketing/plan/prompt-of'

const mostRuns = 20
const mostOfAsked = 300

export const listAgentRunsHandler = implement(listAgentRuns, async ({ input, store, jobs, workspaceId }) => {
  const { campaignId } = (await readCampaign(store, input.params.campaignId)).value
  const runs = (await readLog(runLog(store, campaignId))).slice(-mostRuns).toReversed()
  const told = await Promise.all(
    runs.map(async (run) => {
      const job = (await jobs.get(workspaceId, run.jobId))?.value
      return job && runOf(run, job, await readEventLog(store, run.runId))
    }),
  )
  return told.filter((run) => run !== undefined)
})

function runOf({ runId, agentId }: StoredRun, job: Job, events: readonly AgentEvent[]): AgentRun {
  const input = job.input as RunJobInput
  const outcome = outcomeOf(events.findLast(endsRun), isSettled(job.status))
  return {
    runId,
    agentId,
    asked: promptOf(input).slice(0, mostOfAsked),
    outcome,
    tools: events.flatMap((event) => (event.type === 'TOOL_CALL_START' ? [event.toolCallName] : [])),
    startedAt: new Date(input.startedAt).toISOString(),
    endedAt: outcome === 'running' ? null : new Date(job.updatedAt).toISOString(),
    usage: usageOf(events),
  }
}

/** A job can be over without having told of its end, where a server was lost. */
function outcomeOf(end: AgentEvent | undefined, isOver: boolean): AgentRun['outcome'] {
  if (end === undefined) return isOver ? 'failed' : 'running'
  if (end.type === 'RUN_ERROR') return 'failed'
  return end.type === 'RUN_FINISHED' && end.outcome?.type === 'cancelled' ? 'stopped' : 'done'
}

/** The sum that was told last. */
function usageOf(events: readonly AgentEvent[]): AgentRun['usage'] {
  const changes = events.flatMap((event) => (event.type === 'STATE_DELTA' ? event.delta : []))
  const last = changes.findLast(({ path }) => path === '/usage')
  const value: unknown = last && 'value' in last ? last.value : undefined
  if (typeof value !== 'object' || value === null) return null
  const { inputTokens, outputTokens } = value as Readonly<Record<string, unknown>>
  return typeof inputTokens === 'number' && typeof outputTokens === 'number' ? { inputTokens, outputTokens } : null
}
