import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useInlay, useMessages } from '@inlay/sdk-core/react'
import { emailsSent, linkedInMessagesSent } from './campaign-counters'
import { campaignListMessages } from './messages'

/** What a campaign has sent so far, by channel. */
export function CampaignCounters({ campaign }: { readonly campaign: Campaign }) {
  const t = useMessages(campaignListMessages)
  const { locale } = useInlay()
  const format = new Intl.NumberFormat(locale)
  return (
    <dl className="inlay-CampaignCard-counters">
      <div className="inlay-CampaignCard-counter">
        <dt>{t('emailsSent')}</dt>
        <dd>{format.format(emailsSent(campaign))}</dd>
      </div>
      <div className="inlay-CampaignCard-counter">
        <dt>{t('linkedInMessagesSent')}</dt>
        <dd>{format.format(linkedInMessagesSent(campaign))}</dd>
      </div>
    </dl>
  )
}
