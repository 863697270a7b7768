import type * as z from 'zod'
import type { LanguageModel } from '../../../engines/language-model/language-model'
import type { Clock } from '../../../clock'
import type { JobQueue } from '../../../jobs/create-jobs'
import type { WorkspaceStore } from '../../../store/store'
import type { RunParts } from '../run/run-parts'

/** What a tool works with. Names of its parts are its own: those of the run are put before them. */
export interface ToolContext extends Pick<RunParts, 'once' | 'remember' | 'isTakenOver'> {
  readonly campaignId: string
  readonly workspaceId: string
  readonly jobId: string
  readonly store: WorkspaceStore
  readonly jobs: Pick<JobQueue, 'within'>
  readonly clock: Clock
  readonly language: LanguageModel
  readonly signal: AbortSignal
  /** Lets time of the run pass. */
  pause(milliseconds: number): Promise<void>
  /** Shows the overview as far as it is written. */
  showOverview(text: string): Promise<void>
}

export interface MarketingTool<Args extends z.ZodType = z.ZodType, Result extends object = object> {
  readonly name: string
  readonly description: string
  readonly args: Args
  run(context: ToolContext, args: z.output<Args>): Promise<Result>
}

export function defineTool<Args extends z.ZodType, Result extends object>(
  tool: MarketingTool<Args, Result>,
): MarketingTool<Args, Result> {
  return tool
}

/** Why a tool could not do what it was asked; it is told, and the run goes on. */
export class ToolProblem extends Error {
  override readonly name = 'ToolProblem'
}
