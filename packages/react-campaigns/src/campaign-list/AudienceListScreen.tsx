import { useMessages } from '@inlay/sdk-core/react'
import { CampaignListScreen, type CampaignListScreenProps } from './CampaignListScreen'
import { campaignListMessages } from './messages'

/** The same records as at home, by the name of the sidebar's entry. */
export function AudienceListScreen(props: Omit<CampaignListScreenProps, 'title'>) {
  const t = useMessages(campaignListMessages)
  return <CampaignListScreen {...props} title={t('audienceTitle')} />
}
