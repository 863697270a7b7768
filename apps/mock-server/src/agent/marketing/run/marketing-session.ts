import type * as z from 'zod'
import type { LanguageModel } from '../../../engines/language-model/language-model'
import { keepOverview, readOverview, readOverviewNotes } from '../../../handlers/campaigns/plan/overviews-collection'
import type { JobQueue } from '../../../jobs/create-jobs'
import type { JobContext } from '../../../jobs/run-job'
import type { RunJobInput } from '../../agent-runs'
import { ToolProblem, type MarketingTool, type ToolContext } from '../tools/tool'
import { textOf } from '../tools/write-overview'
import { argumentPieces, type RunOutput } from './run-output'
import type { RunParts } from './run-parts'

export type AgentMode = 'REASONING' | 'EXECUTION'

/** What came of a tool. */
export type ToolAnswer<Result> = { readonly result: Result } | { readonly problem: string }

/** A run of an agent in the thread of a campaign, as planner and model see it. */
export interface MarketingSession {
  readonly run: RunJobInput
  readonly campaignId: string
  readonly context: JobContext
  readonly output: RunOutput
  readonly parts: RunParts
  /** Tells what the agent is doing now: thinking, or working. */
  setMode(mode: AgentMode): Promise<void>
  /** Adds what is known of the run to the state. */
  tellState(field: string, value: unknown): Promise<void>
  hasOverview(): boolean
  /** How many tools have been called so far. */
  calls(): number
  /** How many of them could not do what they were asked. */
  problems(): number
  /** Has a tool do its work, each step seen. */
  callTool<Args extends z.ZodType, Result extends object>(
    tool: MarketingTool<Args, Result>,
    args: z.input<Args>,
  ): Promise<ToolAnswer<Result>>
  /** Does the work of a call that is told of already, and tells what came of it. */
  answerCall(toolCallId: string, tool: MarketingTool | undefined, args: unknown): Promise<ToolAnswer<object>>
  /** Writes the numbers of the overview anew, where the audience has changed since. */
  renewOverview(): Promise<void>
}

export interface SessionParts {
  readonly run: RunJobInput
  readonly context: JobContext
  readonly output: RunOutput
  readonly parts: RunParts
  readonly language: LanguageModel
  readonly jobs: Pick<JobQueue, 'within'>
  readonly mode: AgentMode
}

export async function openSession(given: SessionParts): Promise<MarketingSession> {
  const { run, context, output, parts, language, jobs } = given
  const { store, clock, jobId, workspaceId, signal } = context
  const campaignId = run.threadId
  let mode = given.mode
  let calls = 0
  let problems = 0
  let overview = (await parts.remember('overview before', () => readOverview(store, campaignId))) ?? undefined
  const known = overview === undefined ? {} : { campaign_overview: overview }
  await output.emit({ type: 'STATE_SNAPSHOT', snapshot: { mode, ...known } })

  // To add what is there takes its place.
  const tellState = (field: string, value: unknown) =>
    output.emit({ type: 'STATE_DELTA', delta: [{ op: 'add', path: `/${field}`, value }] })

  function contextOf(call: string): ToolContext {
    return {
      campaignId,
      workspaceId,
      jobId,
      store,
      jobs,
      clock,
      language,
      signal,
      once: (name, work) => parts.once(`${call} ${name}`, work),
      remember: (name, work) => parts.remember(`${call} ${name}`, work),
      isTakenOver: (name) => parts.isTakenOver(`${call} ${name}`),
      pause: output.pause,
      async showOverview(text) {
        overview = text
        await tellState('campaign_overview', text)
      },
    }
  }

  async function answerCall(toolCallId: string, tool: MarketingTool | undefined, args: unknown) {
    calls += 1
    const answer = await answerOf(tool, args, contextOf(`call ${calls}`))
    if ('problem' in answer) problems += 1
    const content = JSON.stringify('result' in answer ? answer.result : { error: answer.problem })
    await output.emit({
      type: 'TOOL_CALL_RESULT',
      toolCallId,
      messageId: output.nextId('result'),
      content,
      role: 'tool',
    })
    return answer
  }

  return {
    run,
    campaignId,
    context,
    output,
    parts,
    tellState,
    hasOverview: () => overview !== undefined,
    calls: () => calls,
    problems: () => problems,
    answerCall,
    async setMode(next) {
      if (next === mode) return
      mode = next
      await tellState('mode', mode)
    },
    async callTool<Args extends z.ZodType, Result extends object>(
      tool: MarketingTool<Args, Result>,
      args: z.input<Args>,
    ) {
      const toolCallId = output.nextId('call')
      const whole = tool.args.parse(args)
      await output.emit({ type: 'TOOL_CALL_START', toolCallId, toolCallName: tool.name })
      for (const delta of argumentPieces(whole as object))
        await output.emit({ type: 'TOOL_CALL_ARGS', toolCallId, delta })
      await output.emit({ type: 'TOOL_CALL_END', toolCallId })
      const answer = await answerCall(toolCallId, tool, whole)
      return answer as ToolAnswer<Result>
    },
    async renewOverview() {
      if (overview === undefined) return
      const next = await parts.remember('overview after', async () =>
        textOf({ store, clock, campaignId }, await readOverviewNotes(store, campaignId)),
      )
      if (next === overview) return
      overview = next
      await parts.once('overview renewed', async (open) =>
        keepOverview(open, { campaignId, text: next, notes: await readOverviewNotes(open, campaignId) }),
      )
      await tellState('campaign_overview', next)
    },
  }
}

async function answerOf(
  tool: MarketingTool | undefined,
  args: unknown,
  context: ToolContext,
): Promise<ToolAnswer<object>> {
  if (tool === undefined) return { problem: 'There is no such tool.' }
  const read = tool.args.safeParse(args)
  if (!read.success)
    return { problem: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ') }
  try {
    return { result: await tool.run(context, read.data) }
  } catch (error) {
    if (error instanceof ToolProblem) return { problem: error.message }
    throw error
  }
}
