import type { Address, RedirectAddress, ScreenAddress } from './address'
import { built } from './built'
import type { ScreenKey } from './screen-titles'

const inside = { frame: 'campaigns', visitor: 'sign-in' } as const

/** The campaign product, under `/v2/{workspaceId}`. */
export const campaignsAddresses: readonly Address[] = [
  built(screen('home', 'campaigns.home')),
  built(screen('audience-list', 'campaigns.audienceList')),
  built(screen('campaigns', 'campaigns.root')),
  screen('campaigns/create/{campaignId}', 'campaigns.plan'),
  built(screen('campaigns/{campaignId}', 'campaigns.detail')),
  built(screen('campaigns/launch/{campaignId}', 'campaigns.launch')),
  built(screen('integrations', 'campaigns.integrations')),
  screen('settings/company', 'campaigns.settingsCompany'),
  screen('settings/brand-voice', 'campaigns.settingsBrandVoice'),
  screen('settings/icp', 'campaigns.settingsIcp'),
  screen('settings/integrations', 'campaigns.settingsIntegrations'),
  screen('settings/knowledge-base', 'campaigns.settingsKnowledgeBase'),
  screen('onboarding/user-information', 'campaigns.onboardingUserInformation'),
  screen('onboarding/crm-connection', 'campaigns.onboardingCrmConnection'),
  screen('onboarding/summary', 'campaigns.onboardingSummary'),

  { kind: 'redirect', ...inside, path: '/v2', to: '/v2/{activeWorkspaceId}/home' },
  { kind: 'redirect', ...inside, path: '/v2/{}/*', to: '/v2/{activeWorkspaceId}/home', keeps: 'nothing' },
  redirect('', 'home'),
  redirect('campaigns/create', 'campaigns'),
  redirect('campaigns/create/{}', 'campaigns'),
  redirect('campaigns/{}', 'audience-list'),
  { ...redirect('campaigns/launch', 'home'), unknown: true },
  redirect('settings', 'settings/company'),
  redirect('onboarding', 'onboarding/user-information'),
  redirect('onboarding/*', 'onboarding/user-information'),
  { ...redirect('*', 'home'), keeps: 'nothing', unknown: true },
]

function screen(path: string, name: ScreenKey): ScreenAddress {
  return { kind: 'screen', ...inside, area: 'campaigns', path: `/v2/{workspaceId}/${path}`, screen: name, built: false }
}

function redirect(path: string, to: string): RedirectAddress {
  return { kind: 'redirect', ...inside, path: `/v2/{workspaceId}/${path}`, to: `/v2/{workspaceId}/${to}` }
}
