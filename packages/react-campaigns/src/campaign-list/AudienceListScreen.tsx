import { forwardRef } from 'react'
import { useMessages } from '@inlay/sdk-core/react'
import { CampaignListScreen, type CampaignListScreenProps } from './CampaignListScreen'
import { campaignListMessages } from './messages'

/** The same records as at home, by the name of the sidebar's entry. */
export const AudienceListScreen = forwardRef<HTMLDivElement, Omit<CampaignListScreenProps, 'title'>>(
  function AudienceListScreen(props, ref) {
    const t = useMessages(campaignListMessages)
    return <CampaignListScreen {...props} ref={ref} title={t('audienceTitle')} />
  },
)
