import type { ChatModel } from '../../engines/language-model/chat-model'
import type { LanguageModel } from '../../engines/language-model/language-model'
import { campaignsCollection } from '../../handlers/campaigns/campaigns-collection'
import type { JobQueue } from '../../jobs/create-jobs'
import type { JobContext } from '../../jobs/run-job'
import { endsRun, readEventLog, type RunJobInput } from '../agent-runs'
import { agentOf } from '../agents'
import { namesOwnVersion, namesSaved, takeUpSaved } from './changed-elsewhere'
import { converse } from './model/converse'
import { followRequest } from './plan/follow-request'
import { promptOf } from './plan/prompt-of'
import { releaseCampaign } from './run/campaign-claim'
import { openSession } from './run/marketing-session'
import { RunProblem } from './run/run-problem'
import { createRunOutput, type RunOutput } from './run/run-output'
import { createRunParts } from './run/run-parts'

export interface AgentEngines {
  readonly language: LanguageModel
  /** Decides which tools are called; without it, rules do. */
  readonly chat?: ChatModel | undefined
  readonly jobs: Pick<JobQueue, 'within'>
}

/** Does what was asked in the thread of a campaign. What was done before a server went is not done again. */
export async function doMarketingRun(context: JobContext, run: RunJobInput, engines: AgentEngines): Promise<void> {
  const { store, clock, jobId, signal } = context
  const { threadId, runId } = run
  if ((await readEventLog(store, runId)).some(endsRun)) return
  const parts = createRunParts({ store, runId, signal })
  const output = await createRunOutput(context, run, parts)
  const reasons = agentOf(run.agentId)?.reasons ?? false
  try {
    await output.emit({ type: 'RUN_STARTED', threadId, runId, protocolVersion: '1.0' })
    const mode = reasons ? 'REASONING' : 'EXECUTION'
    const { language, chat, jobs } = engines
    const session = await openSession({ run, context, output, parts, language, jobs, mode })
    const prompt = promptOf(run)
    if (!namesOwnVersion(prompt))
      await parts.once('changed elsewhere', (open) => takeUpSaved(open, threadId, runId, namesSaved(prompt)))
    await (chat === undefined ? followRequest(session, { reasons }) : converse(session, chat, { reasons }))
    await session.renewOverview()
    await output.emit({ type: 'RUN_FINISHED', threadId, runId, outcome: { type: 'success' } })
  } catch (failure) {
    if (signal.aborted) throw failure
    const campaign = await store.collection(campaignsCollection).get(threadId)
    const error = campaign === undefined ? new RunProblem('The campaign was deleted.', 'CAMPAIGN_GONE') : failure
    await releaseCampaign(store, { campaignId: threadId, jobId, now: clock.now(), error: messageOf(error) })
    await fail(output, error)
    // What is done of it is needed where somebody goes on with it.
    if (campaign === undefined || engines.chat !== undefined) await parts.forget()
    if (!(error instanceof RunProblem)) throw error
    return
  }
  await parts.forget()
}

async function fail(output: RunOutput, error: unknown): Promise<void> {
  await output.closeOpen()
  const message = error instanceof RunProblem ? error.message : 'The agent could not go on. Try again.'
  await output.emitNow({ type: 'RUN_ERROR', message, code: error instanceof RunProblem ? error.code : 'AGENT_FAILED' })
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
