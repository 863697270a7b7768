import { useMessages } from '@inlay/sdk-core/react'
import { Button } from '@inlay/sdk-core/ui'
import type { marketingAgents, MarketingAgentId } from './marketing-agents'
import { planMessages } from './messages'

export interface OtherConversationProps {
  /** Who was talked to. */
  readonly agent: (typeof marketingAgents)[number]
  readonly onGo: (agentId: MarketingAgentId) => void
}

/** Leads to what was said to another agent: each has a conversation of its own. */
export function OtherConversation({ agent: { id, name }, onGo }: OtherConversationProps) {
  const t = useMessages(planMessages)
  return (
    <p className="inlay-CampaignPlan-other" role="status">
      <span>{t('otherConversation', { agent: name })}</span>
      <Button variant="link" size="compact" onClick={() => onGo(id)}>
        {t('goToOther', { agent: name })}
      </Button>
    </p>
  )
}
