/** What the agents tell of a campaign beside what they say. */
export interface PlanState {
  /** In Markdown. */
  readonly overview: string | undefined
  /** Of the language model, where one is asked. */
  readonly usage: { readonly input: number; readonly output: number } | undefined
}

export const noPlanState: PlanState = { overview: undefined, usage: undefined }

/** Reads what is known of a state; whatever else it holds is the agent's own. */
export function readPlanState(state: unknown): PlanState {
  const { campaign_overview: overview, usage } = recordOf(state)
  const { inputTokens, outputTokens } = recordOf(usage)
  return {
    overview: typeof overview === 'string' && overview.trim() !== '' ? overview : undefined,
    usage:
      typeof inputTokens === 'number' && typeof outputTokens === 'number'
        ? { input: inputTokens, output: outputTokens }
        : undefined,
  }
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
