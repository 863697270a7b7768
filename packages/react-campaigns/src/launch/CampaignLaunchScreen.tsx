import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { forwardRef } from 'react'
import { CampaignHeader } from '../campaign-detail/CampaignHeader'
import { countContacts } from '../campaign-detail/pending-steps'
import { ReadCampaign } from '../campaign-detail/ReadCampaign'
import { SummaryCards } from '../campaign-detail/SummaryCards'
import { useAudienceRows } from '../campaign-detail/use-audience-rows'
import { useCampaignWork } from '../campaign-detail/use-campaign-work'
import { LaunchFailureBanner } from './LaunchFailureBanner'
import { OutreachPanel } from './OutreachPanel'
import { useLaunchDialogs } from './use-launch-dialogs'

export interface CampaignLaunchScreenProps {
  /** Of the screen's element, beside its own. */
  readonly className?: string | undefined
  readonly campaignId: string
}

/** One campaign, as far as it is about to be sent: its launches, and what comes of them. */
export const CampaignLaunchScreen = forwardRef<HTMLDivElement, CampaignLaunchScreenProps>(
  function CampaignLaunchScreen(props, ref) {
    return (
      <ReadCampaign ref={ref} {...props} layout="figures">
        {(campaign, refresh) => <OpenLaunch campaign={campaign} refresh={refresh} />}
      </ReadCampaign>
    )
  },
)

interface OpenLaunchProps {
  readonly campaign: Campaign
  readonly refresh: () => Promise<void>
}

function OpenLaunch({ campaign, refresh }: OpenLaunchProps) {
  const { campaignId } = campaign
  const contacts = useAudienceRows({ campaignId, artifactType: 'contact' })
  const work = useCampaignWork(campaignId, () => {
    void refresh()
    void contacts.refresh()
  })
  // Not before all are here: a part of them would be told as the whole.
  const isKnown = contacts.table.status === 'ready' && !contacts.progress
  const counts = isKnown ? countContacts(contacts.table.rows) : undefined
  const launch = useLaunchDialogs(campaign, counts)
  return (
    <div className="inlay-CampaignDetail-page">
      <CampaignHeader campaign={campaign} work={work} artifactType="contact" />
      <div className="inlay-CampaignDetail-top">
        <LaunchFailureBanner campaign={campaign} counts={counts} isBusy={work.isBusy} {...launch.actions} />
        <SummaryCards campaign={campaign} counts={counts} isBusy={work.isBusy} {...launch.actions} />
      </div>
      <OutreachPanel campaign={campaign} />
      {launch.dialogs}
    </div>
  )
}
