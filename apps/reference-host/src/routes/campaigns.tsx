import { campaignsDestinations } from '@inlay/react-campaigns'
import {
  AudienceListScreen,
  CampaignListScreen,
  CampaignsRootScreen,
  type CampaignListViewProps,
} from '@inlay/react-campaigns/campaign-list'
import '@inlay/react-campaigns/styles.css'
import { useView } from '../navigation/use-view'
import type { AreaScreens } from './area-screens'

const settings = { load: () => import('./settings') }
const onboarding = { load: () => import('./onboarding') }

export const screens: AreaScreens = {
  'campaigns.home': Home,
  'campaigns.audienceList': AudienceList,
  'campaigns.root': Root,
  'campaigns.plan': { load: () => import('./campaign-plan') },
  'campaigns.detail': { load: () => import('./campaign-detail') },
  'campaigns.launch': { load: () => import('./campaign-launch') },
  'campaigns.integrations': { load: () => import('./integrations') },
  'campaigns.settingsCompany': settings,
  'campaigns.settingsBrandVoice': settings,
  'campaigns.settingsIcp': settings,
  'campaigns.settingsIntegrations': settings,
  'campaigns.settingsKnowledgeBase': settings,
  'campaigns.onboardingUserInformation': onboarding,
  'campaigns.onboardingCrmConnection': onboarding,
  'campaigns.onboardingSummary': onboarding,
}

function Home() {
  return <CampaignListScreen {...useListView(campaignsDestinations.home)} />
}

function AudienceList() {
  return <AudienceListScreen {...useListView(campaignsDestinations.audienceList)} />
}

function Root() {
  return <CampaignsRootScreen {...useListView(campaignsDestinations.root)} />
}

function useListView(place: { readonly view: typeof campaignsDestinations.home.view }) {
  const [view, change] = useView(place)
  return {
    view,
    // What a search is refined to takes its place: one step leads back to before it.
    onViewChange: (next, { reason }) =>
      change(next, {
        replace:
          reason === 'corrected' ||
          (view.search !== undefined && next.search !== undefined && next.search !== view.search),
      }),
  } satisfies CampaignListViewProps
}
