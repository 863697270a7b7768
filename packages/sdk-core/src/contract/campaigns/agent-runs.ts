import * as z from 'zod'
import { openEnum } from '../../operation/open-enum'
import { operation } from '../../operation/operation'

export const agentRunOutcomes = ['running', 'done', 'stopped', 'failed'] as const

/** Something that an agent was asked to do for a campaign, and what became of it. */
export const AgentRun = z.object({
  runId: z.string(),
  agentId: z.string(),
  /** What it was asked, in the words of who asked. */
  asked: z.string(),
  outcome: openEnum(agentRunOutcomes, 'done'),
  /** Tools that it has used, one for each use. */
  tools: z.array(z.string()).default([]),
  startedAt: z.string(),
  endedAt: z.string().nullish(),
  /** What a language model has taken, where it says so. */
  usage: z.object({ inputTokens: z.number(), outputTokens: z.number() }).nullish(),
})

export type AgentRun = z.output<typeof AgentRun>

export const listAgentRuns = operation({
  id: 'campaigns.agentRuns',
  summary: 'What agents were asked to do for a campaign, the latest first.',
  kind: 'json',
  method: 'GET',
  path: '/campaigns/{campaignId}/agent-runs',
  response: z.array(AgentRun),
})
