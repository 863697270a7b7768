import { loadAgentThread } from '@inlay/sdk-core/contract/workspace'
import { useOperation } from '@inlay/sdk-core/react'
import { marketingAgents, type MarketingAgentId } from './marketing-agents'

/** The agent that is not talked to, and whether it was before; nothing as long as that is not known. */
export function useOtherThread(campaignId: string, agentId: MarketingAgentId) {
  const agent = marketingAgents.find(({ id }) => id !== agentId) ?? marketingAgents[0]
  const thread = useOperation(loadAgentThread, { params: { agentId: agent.id, threadId: campaignId } })
  return {
    agent,
    exists: thread.status === 'ready' ? thread.data.threadExists : undefined,
    isLoading: thread.status === 'loading',
  }
}

export type OtherThread = ReturnType<typeof useOtherThread>
