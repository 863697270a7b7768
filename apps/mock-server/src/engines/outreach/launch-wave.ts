/** Leads that were handed to a provider together. */
export interface LaunchWave {
  /** When they were handed over. */
  readonly startedAt: number
  /** What the luck of its leads is drawn from. */
  readonly seed: string
  /** How many leads there are by the number of messages that each has. */
  readonly leads: readonly { readonly steps: number; readonly count: number }[]
}

/** Groups leads, each told by the number of its messages. */
export function leadsBySteps(steps: readonly number[]): LaunchWave['leads'] {
  const counts = new Map<number, number>()
  for (const each of steps) counts.set(each, (counts.get(each) ?? 0) + 1)
  return [...counts].map(([each, count]) => ({ steps: each, count }))
}

/** One lead after the other, by the number of its messages. */
export function stepsOfLeads({ leads }: LaunchWave): readonly number[] {
  return leads.flatMap(({ steps, count }) => Array.from({ length: count }, () => steps))
}
