import { createCampaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useNavigation, useSupports } from '@inlay/sdk-core/react'
import { EnsureRoot } from '@inlay/sdk-core/ui'
import { campaignStyles } from '../campaign-styles'
import { campaignsDestinations } from '../destinations'
import { CampaignList } from './CampaignList'
import { CampaignPrompt } from './CampaignPrompt'
import { campaignListMessages } from './messages'
import type { CampaignListViewProps } from './use-campaign-list-view'
import { useCreateCampaign } from './use-create-campaign'

export type CampaignsRootScreenProps = CampaignListViewProps

/** The root of the campaigns: describe a new one, or go on with one that there is. */
export function CampaignsRootScreen(props: CampaignsRootScreenProps) {
  return (
    <EnsureRoot fill styles={campaignStyles}>
      <ScreenContent {...props} />
    </EnsureRoot>
  )
}

// Inside the root, so that what its actions have to say is shown there.
function ScreenContent({ view, onViewChange }: CampaignsRootScreenProps) {
  const t = useMessages(campaignListMessages)
  const navigation = useNavigation()
  const canCreate = useSupports(createCampaign) !== false
  const { creating, createFromPrompt } = useCreateCampaign()

  const start = async (prompt: string) => {
    const campaign = await createFromPrompt(prompt)
    if (campaign) navigation.push(campaignsDestinations.plan({ campaignId: campaign.campaignId }))
    return campaign !== undefined
  }

  return (
    <div className="inlay-CampaignListScreen">
      <header className="inlay-CampaignListScreen-head">
        <h1 className="inlay-CampaignListScreen-title">{t('campaignsTitle')}</h1>
      </header>
      <div className="inlay-CampaignListScreen-body">
        {canCreate && <CampaignPrompt busy={creating} onStart={start} />}
        <CampaignList view={view} onViewChange={onViewChange} />
      </div>
    </div>
  )
}
