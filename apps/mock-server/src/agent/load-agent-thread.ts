import { loadAgentThread } from '@inlay/sdk-core/contract/workspace'
import { notFound } from '../frame/problem-error'
import { implement } from '../implement'
import { isSettled } from '../jobs/jobs'
import { noRun, threadKey, threadsCollection } from './agent-runs'
import { agentOf } from './agents'
import { findRun } from './find-run'

export const loadAgentThreadHandler = implement(loadAgentThread, async ({ input, store, jobs, workspaceId }) => {
  const { agentId, threadId } = input.params
  if (agentOf(agentId) === undefined) throw notFound('agent')
  const thread = (await store.collection(threadsCollection).get(threadKey(agentId, threadId)))?.value
  if (thread === undefined) return { threadId, threadExists: false, state: 'null', messages: '[]', lastRunId: noRun }
  const run = await findRun(store, { agentId, threadId })
  const job = run === undefined ? undefined : await jobs.get(workspaceId, run.jobId)
  const isGoingOn = !thread.isOver && job !== undefined && !isSettled(job.value.status)
  return {
    threadId,
    threadExists: true,
    state: JSON.stringify(thread.state),
    messages: JSON.stringify(thread.messages),
    lastRunId: thread.runId,
    ...(thread.interrupts?.length ? { interrupted: { runId: thread.runId, interrupts: [...thread.interrupts] } } : {}),
    ...(isGoingOn && run !== undefined ? { runId: run.runId } : {}),
  }
})
