import { campaignsDestinations } from '@inlay/react-campaigns'
import { CampaignDetailScreen } from '@inlay/react-campaigns/campaign-detail'
import { useView } from '../navigation/use-view'
import type { ScreenProps } from './area-screens'

/** With the table, which the lists of campaigns have no use for. */
export function Screen({ match }: ScreenProps) {
  const { campaignId = '' } = match.params
  const [view, change] = useView(campaignsDestinations.detail)
  return (
    <CampaignDetailScreen
      campaignId={campaignId}
      view={view}
      // A search is refined, and rows are gone through: neither is worth a step on the way back.
      onViewChange={(next, { reason }) => change(next, { replace: reason !== 'tab' })}
    />
  )
}
