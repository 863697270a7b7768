import { campaignsDestinations } from '@inlay/react-campaigns'
import {
  AudienceListScreen,
  CampaignListScreen,
  CampaignsRootScreen,
  type CampaignListViewProps,
} from '@inlay/react-campaigns/campaign-list'
import '@inlay/react-campaigns/styles.css'
import { lazy } from 'react'
import { useView } from '../navigation/use-view'
import type { AreaScreens, ScreenProps } from './area-screens'

export const screens: AreaScreens = {
  'campaigns.home': Home,
  'campaigns.audienceList': AudienceList,
  'campaigns.root': Root,
  'campaigns.detail': Detail,
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

// With the table, which the list has no use for.
const CampaignDetailScreen = lazy(() =>
  import('@inlay/react-campaigns/campaign-detail').then((module) => ({ default: module.CampaignDetailScreen })),
)

function Detail({ match }: ScreenProps) {
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
