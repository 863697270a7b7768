/** Who can be asked about a campaign, the first where nobody is chosen. */
export const marketingAgents = [
  { id: 'marketing-expert', name: 'Marketing Expert', about: 'expertAbout' },
  { id: 'marketing-expert-simple', name: 'Marketing Expert (Simple)', about: 'simpleAbout' },
] as const

export type MarketingAgentId = (typeof marketingAgents)[number]['id']

export function isMarketingAgent(id: string | undefined): id is MarketingAgentId {
  return marketingAgents.some((agent) => agent.id === id)
}
