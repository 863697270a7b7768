import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { loadAgentThread } from '@inlay/sdk-core/contract/workspace'
import { useOperation } from '@inlay/sdk-core/react'
import { marketingAgents, type MarketingAgentId } from './marketing-agents'

/**
 * What a campaign was made from, to be sent where nothing was said about it yet. The chat knows that of the agent that is
 * talked to; here it is made sure that it was not said to another one.
 */
export function useOpeningMessage(
  { campaignId, initialPrompt }: Pick<Campaign, 'campaignId' | 'initialPrompt'>,
  agentId: MarketingAgentId,
): string | undefined {
  const prompt = initialPrompt?.trim()
  const other = marketingAgents.find(({ id }) => id !== agentId)
  const asks = prompt !== undefined && prompt !== '' && other !== undefined
  const thread = useOperation(
    loadAgentThread,
    asks ? { params: { agentId: other.id, threadId: campaignId } } : undefined,
  )
  return asks && thread.status === 'ready' && !thread.data.threadExists ? prompt : undefined
}
