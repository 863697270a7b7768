import { AudienceListScreen, CampaignListScreen, CampaignsRootScreen } from '@inlay/react-campaigns/campaign-list'
import '@inlay/react-campaigns/styles.css'
import { useViewSearch } from '../navigation/use-view-search'
import type { AreaScreens } from './area-screens'

export const screens: AreaScreens = {
  'campaigns.home': Home,
  'campaigns.audienceList': AudienceList,
  'campaigns.root': Root,
}

function Home() {
  const [search, setSearch] = useViewSearch()
  return <CampaignListScreen search={search} onSearchChange={setSearch} />
}

function AudienceList() {
  const [search, setSearch] = useViewSearch()
  return <AudienceListScreen search={search} onSearchChange={setSearch} />
}

function Root() {
  const [search, setSearch] = useViewSearch()
  return <CampaignsRootScreen search={search} onSearchChange={setSearch} />
}
