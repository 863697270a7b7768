import { CampaignLaunchScreen } from '@inlay/react-campaigns/launch'
import type { ScreenProps } from './area-screens'

export function Screen({ match }: ScreenProps) {
  return <CampaignLaunchScreen campaignId={match.params['campaignId'] ?? ''} />
}
