import { runAgent } from '@inlay/sdk-core/contract/workspace'
import { notFound, ProblemError } from '../frame/problem-error'
import { campaignsCollection } from '../handlers/campaigns/campaigns-collection'
import { implement } from '../implement'
import { isSettled } from '../jobs/jobs'
import { RevisionConflict } from '../store/store'
import { runJobKind, runLog, runsCollection, threadKey, threadsCollection, type RunJobInput } from './agent-runs'
import { agentOf } from './agents'
import { checkMessages } from './check-messages'
import { followRun } from './follow-run'
import { heardBefore } from './heard-before'
import { hasMoved } from './has-moved'
import { withActivities } from './with-activities'

export const runAgentHandler = implement(
  runAgent,
  async ({ input, store, jobs, workspaceId, caller, clock, lastEventId, signal }) => {
    const { agentId } = input.params
    const { threadId, runId, parentRunId, messages, state, resume } = input.body
    if (agentOf(agentId) === undefined) throw notFound('agent')
    checkMessages(messages)
    const runs = store.collection(runsCollection)
    const begun = (await runs.get(runId))?.value
    if (begun !== undefined) {
      if (begun.threadId !== threadId || begun.agentId !== agentId) throw runIdTaken()
      return followRun({ run: begun, store, jobs, lastEventId, signal })
    }

    const threads = store.collection(threadsCollection)
    const key = threadKey(agentId, threadId)
    const thread = await threads.get(key)
    const before = thread === undefined ? undefined : (await runs.get(thread.value.runId))?.value
    const job = before === undefined ? undefined : await jobs.get(workspaceId, before.jobId)
    if (thread?.value.isOver === false && job !== undefined && !isSettled(job.value.status)) throw runActive()

    const asked = new Set(thread?.value.interrupts?.map(({ id }) => id))
    if (resume?.some(({ interruptId }) => !asked.has(interruptId))) throw answered()
    if (hasMoved(thread?.value, { parentRunId, messages })) throw threadMoved()
    const kept = withActivities(messages, thread?.value.messages ?? [])
    // A thread that is called as a campaign is about it.
    const campaign = await store.collection(campaignsCollection).get(threadId)
    const started: RunJobInput = {
      runId,
      threadId,
      agentId,
      startedAt: clock.now(),
      isOfCampaign: campaign !== undefined,
      messages: kept,
      state: state ?? null,
      resume: resume ?? [],
      asked: thread?.value.interrupts,
      heard: heardBefore(kept, {
        before: thread?.value.messages ?? [],
        last: job?.value.input as RunJobInput | undefined,
      }),
    }
    // Of two that start at once, one finds that the thread is another by now.
    const next = {
      threadId,
      agentId,
      userId: caller.userId,
      messages: kept,
      state: started.state,
      runId,
      isOver: false,
    }
    try {
      await threads.put(key, next, { ifRevision: thread?.revision ?? 0 })
    } catch (error) {
      throw error instanceof RevisionConflict ? runActive() : error
    }
    const jobId = await jobs.start({ workspaceId, kind: runJobKind, input: started })
    const run = { runId, threadId, agentId, jobId }
    await runs.put(runId, run)
    if (started.isOfCampaign) await runLog(store, threadId).append(run)
    return followRun({ run, store, jobs, lastEventId: undefined, signal })
  },
)

function runIdTaken(): ProblemError {
  return new ProblemError({
    status: 409,
    code: 'conflict',
    title: 'The run belongs elsewhere',
    detail: 'Another thread has a run of this id.',
  })
}

function answered(): ProblemError {
  return new ProblemError({
    status: 409,
    code: 'answered',
    title: 'The question is answered',
    detail: 'Somebody has answered it meanwhile, or the agent does not ask it any more.',
  })
}

function runActive(): ProblemError {
  return new ProblemError({
    status: 409,
    code: 'run-active',
    title: 'A run is going on',
    detail: 'The agent is still at work in this thread. Stop it, or wait for its end.',
  })
}

function threadMoved(): ProblemError {
  return new ProblemError({
    status: 409,
    code: 'thread-moved',
    title: 'The conversation has gone on',
    detail: 'Something was said meanwhile, somewhere else.',
  })
}
