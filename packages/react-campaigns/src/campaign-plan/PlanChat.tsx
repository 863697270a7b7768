import { useCallback, useMemo, type Ref } from 'react'
import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { AgentChat } from '@inlay/sdk-core/chat'
import { useInlay, useMessages } from '@inlay/sdk-core/react'
import type { MarketingAgentId } from './marketing-agents'
import { planMessages } from './messages'
import { planTools } from './plan-tools'
import { useMarketingAgents } from './use-marketing-agents'
import { openingMessage } from './opening-message'
import { OtherConversation } from './OtherConversation'
import { useOtherThread } from './use-other-thread'
import type { PlanChatState } from './use-plan-chat'

export interface PlanChatProps {
  readonly campaign: Campaign
  readonly agentId: MarketingAgentId
  readonly onAgentChange: (agentId: string) => void
  readonly chat: PlanChatState
  readonly element: Ref<HTMLElement>
}

/** The conversation about a campaign: its thread is that of the campaign. */
export function PlanChat({ campaign, agentId, onAgentChange, chat, element }: PlanChatProps) {
  const t = useMessages(planMessages)
  const { onError, session, workspaceId } = useInlay()
  const { campaignId, initialPrompt } = campaign
  const { userId } = session
  const agents = useMarketingAgents()
  const tools = useMemo(() => planTools(t), [t])
  const other = useOtherThread(campaignId, agentId)
  const extras = useCallback(
    () => ({ forwardedProps: { metadata: { workspaceId, sessionId: campaignId, userId } } }),
    [campaignId, userId, workspaceId],
  )
  // Also where it could not be found out whether it was said: then it is for the person to say it.
  const suggestions = initialPrompt?.trim() ? [{ title: t('beginWith'), text: initialPrompt.trim() }] : undefined
  return (
    <AgentChat
      ref={element}
      className="inlay-CampaignPlan-chat"
      threadId={campaignId}
      storageKey="campaign-plan"
      agents={agents}
      agentId={agentId}
      onAgentChange={onAgentChange}
      label={t('conversation')}
      placeholder={t('placeholder')}
      emptyTitle={t('emptyTitle')}
      suggestions={suggestions}
      firstMessage={openingMessage(campaign, other)}
      header={other.exists && <OtherConversation agent={other.agent} onGo={onAgentChange} />}
      tools={tools}
      extras={extras}
      controlRef={chat.controlRef}
      onAgentState={chat.told.onAgentState}
      onStatusChange={chat.told.onStatusChange}
      onEvent={chat.told.onEvent}
      onProblem={(detail) => onError(new Error(detail))}
    />
  )
}
