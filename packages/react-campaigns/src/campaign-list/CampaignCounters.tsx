import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useInlay, useMessages } from '@inlay/sdk-core/react'
import { emailsSent, linkedInMessagesSent } from './campaign-counters'
import { Skeleton } from '@inlay/sdk-core/ui'
import { campaignListMessages } from './messages'

export interface CampaignCountersProps {
  /** `undefined` while it is not known: the figures are then on their way. */
  readonly campaign: Campaign | undefined
}

/** What a campaign has sent so far, by channel. */
export function CampaignCounters({ campaign }: CampaignCountersProps) {
  const t = useMessages(campaignListMessages)
  const { locale } = useInlay()
  const format = new Intl.NumberFormat(locale)
  return (
    <dl className="inlay-CampaignCard-counters">
      <div className="inlay-CampaignCard-counter">
        <dt>{t('emailsSent')}</dt>
        <dd>{campaign ? format.format(emailsSent(campaign)) : <Skeleton width="32px" height="14px" />}</dd>
      </div>
      <div className="inlay-CampaignCard-counter">
        <dt>{t('linkedInMessagesSent')}</dt>
        <dd>{campaign ? format.format(linkedInMessagesSent(campaign)) : <Skeleton width="32px" height="14px" />}</dd>
      </div>
    </dl>
  )
}
