export interface ScriptedAgent {
  readonly agentId: string
  readonly name: string
  /** Whether it tells what it thinks before it answers. */
  readonly reasons: boolean
}

export const agents: readonly ScriptedAgent[] = [
  { agentId: 'marketing-expert', name: 'Marketing Expert', reasons: true },
  { agentId: 'marketing-expert-simple', name: 'Marketing Expert (Simple)', reasons: false },
]

export function agentOf(agentId: string): ScriptedAgent | undefined {
  return agents.find((agent) => agent.agentId === agentId)
}
