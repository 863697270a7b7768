import { campaignsDestinations } from '@inlay/react-campaigns'
import { AudiencesScreen } from '@inlay/react-campaigns/audience-list'
import '@inlay/react-campaigns/styles.css'
import { useView } from '../navigation/use-view'
import type { AreaScreens } from './area-screens'

const settings = { load: () => import('./settings') }
const onboarding = { load: () => import('./onboarding') }

export const screens: AreaScreens = {
  'platform.audienceList': Audiences,
  'platform.integrations': { load: () => import('./integrations') },
  'platform.settingsCompany': settings,
  'platform.settingsBrandVoice': settings,
  'platform.settingsBasicIcp': settings,
  'platform.settingsKnowledgeBase': settings,
  'platform.onboardingUserInformation': onboarding,
  'platform.onboardingCrmConnection': onboarding,
  'platform.onboardingSummary': onboarding,
}

function Audiences() {
  const [view, change] = useView(campaignsDestinations.audienceList)
  return (
    <AudiencesScreen
      view={view}
      // What a search is refined to takes its place: one step leads back to before it.
      onViewChange={(next) => change(next, { replace: view.search !== undefined && next.search !== undefined })}
    />
  )
}
