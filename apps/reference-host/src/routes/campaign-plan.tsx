import { campaignsDestinations } from '@inlay/react-campaigns'
import { CampaignPlanScreen } from '@inlay/react-campaigns/campaign-plan'
import { useView } from '../navigation/use-view'
import type { ScreenProps } from './area-screens'

/** With the chat and the table, which the lists of campaigns have no use for. */
export function Screen({ match }: ScreenProps) {
  const { campaignId = '' } = match.params
  const [view, change] = useView(campaignsDestinations.plan)
  return (
    <CampaignPlanScreen campaignId={campaignId} view={view} onViewChange={(next) => change(next, { replace: false })} />
  )
}
