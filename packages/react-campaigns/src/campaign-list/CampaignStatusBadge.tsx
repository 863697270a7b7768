import type { CampaignStatus } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { Badge } from '@inlay/sdk-core/ui'
import { campaignStatusBadges } from './campaign-status'
import { campaignListMessages } from './messages'

/** A campaign's status as a word with a dot. */
export function CampaignStatusBadge({ status }: { readonly status: CampaignStatus }) {
  const t = useMessages(campaignListMessages)
  const { text, tone, mark } = campaignStatusBadges[status]
  return (
    <Badge tone={tone} mark={mark}>
      {t(text)}
    </Badge>
  )
}
