import { SettingsScreen, type SettingsTab } from '@inlay/react-campaigns/settings'
import '@inlay/react-campaigns/styles.css'
import type { ScreenProps } from './area-screens'

export function Screen({ match }: ScreenProps) {
  return <SettingsScreen tab={tabs[match.address.screen]} />
}

const tabs: Readonly<Partial<Record<ScreenProps['match']['address']['screen'], SettingsTab>>> = {
  'campaigns.settingsCompany': 'company',
  'campaigns.settingsBrandVoice': 'brand-voice',
  'campaigns.settingsIcp': 'icp',
  'campaigns.settingsIntegrations': 'integrations',
  'campaigns.settingsKnowledgeBase': 'knowledge-base',
  'platform.settingsCompany': 'company',
  'platform.settingsBrandVoice': 'brand-voice',
  'platform.settingsBasicIcp': 'icp',
  'platform.settingsKnowledgeBase': 'knowledge-base',
}
