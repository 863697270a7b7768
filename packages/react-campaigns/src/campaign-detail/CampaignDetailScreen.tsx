import { forwardRef } from 'react'
import type { CampaignDetailViewProps } from './campaign-detail-view'
import { OpenCampaign } from './OpenCampaign'
import { ReadCampaign } from './ReadCampaign'
import type { LaunchActions } from './SummaryCards'

export interface CampaignDetailScreenProps extends CampaignDetailViewProps, LaunchActions {
  /** Of the screen's element, beside its own. */
  readonly className?: string | undefined
  readonly campaignId: string
}

/** One campaign: who is in its audience, what is known of them, and what has to be done next. */
export const CampaignDetailScreen = forwardRef<HTMLDivElement, CampaignDetailScreenProps>(function CampaignDetailScreen(
  { className, campaignId, ...rest },
  ref,
) {
  return (
    <ReadCampaign ref={ref} className={className} campaignId={campaignId} layout="audience">
      {(campaign, refresh) => <OpenCampaign campaign={campaign} refreshCampaign={refresh} {...rest} />}
    </ReadCampaign>
  )
})
