import { loadAgentThread } from '@inlay/sdk-core/contract/workspace'
import { notFound } from '../frame/problem-error'
import { readOverview } from '../handlers/campaigns/plan/overviews-collection'
import { implement } from '../implement'
import { isSettled } from '../jobs/jobs'
import { noRun, threadKey, threadsCollection } from './agent-runs'
import { agentOf } from './agents'
import { findRun } from './find-run'

export const loadAgentThreadHandler = implement(loadAgentThread, async ({ input, store, jobs, workspaceId }) => {
  const { agentId, threadId } = input.params
  if (agentOf(agentId) === undefined) throw notFound('agent')
  const thread = (await store.collection(threadsCollection).get(threadKey(agentId, threadId)))?.value
  const overview = await readOverview(store, threadId)
  if (thread === undefined) {
    const state = overview === undefined ? null : { campaign_overview: overview }
    return { threadId, threadExists: false, state: JSON.stringify(state), messages: '[]', lastRunId: noRun }
  }
  const run = await findRun(store, { agentId, threadId })
  const job = run === undefined ? undefined : await jobs.get(workspaceId, run.jobId)
  const isGoingOn = !thread.isOver && job !== undefined && !isSettled(job.value.status)
  return {
    threadId,
    threadExists: true,
    state: JSON.stringify(withOverview(thread.state, overview)),
    messages: JSON.stringify(thread.messages),
    lastRunId: thread.runId,
    ...(thread.userId === undefined ? {} : { metadata: { workspaceId, sessionId: threadId, userId: thread.userId } }),
    ...(thread.interrupts?.length ? { interrupted: { runId: thread.runId, interrupts: [...thread.interrupts] } } : {}),
    ...(isGoingOn && run !== undefined ? { runId: run.runId } : {}),
  }
})

/** The overview of a campaign is one for all agents: another may have written it since. */
function withOverview(state: unknown, overview: string | undefined): unknown {
  if (overview === undefined) return state
  return { ...(typeof state === 'object' ? state : {}), campaign_overview: overview }
}
