import { campaignsDestinations } from '@inlay/react-campaigns'
import { CampaignDetailScreen } from '@inlay/react-campaigns/campaign-detail'
import { useOpenedView } from '../navigation/use-opened-view'
import type { ScreenProps } from './area-screens'

/** With the table, which the lists of campaigns have no use for. */
export function Screen({ match }: ScreenProps) {
  const { campaignId = '' } = match.params
  const [view, change] = useOpenedView(campaignsDestinations.detail, 'row')
  return (
    <CampaignDetailScreen
      campaignId={campaignId}
      view={view}
      // A search is refined, and rows are gone through: neither is worth a step on the way back. To open a row is.
      onViewChange={(next, { reason }) => change(next, { replace: reason !== 'tab' })}
    />
  )
}
