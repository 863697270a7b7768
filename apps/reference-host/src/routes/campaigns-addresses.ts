import type { Address, RedirectAddress, ScreenAddress } from './address'
import { built } from './built'
import type { ScreenKey } from './screen-titles'

const inside = { frame: 'campaigns', visitor: 'sign-in' } as const

/** The campaign product, under `/v2/{workspaceId}`. */
export const campaignsAddresses: readonly Address[] = [
  built(screen('home', 'campaigns.home')),
  built(screen('audience-list', 'campaigns.audienceList')),
  built(screen('campaigns', 'campaigns.root')),
  built(screen('campaigns/create/{campaignId}', 'campaigns.plan')),
  built(screen('campaigns/{campaignId}', 'campaigns.detail')),
  built(screen('campaigns/launch/{campaignId}', 'campaigns.launch')),
  built(screen('integrations', 'campaigns.integrations')),
  built(screen('settings/company', 'campaigns.settingsCompany')),
  built(screen('settings/brand-voice', 'campaigns.settingsBrandVoice')),
  built(screen('settings/icp', 'campaigns.settingsIcp')),
  built(screen('settings/integrations', 'campaigns.settingsIntegrations')),
  built(screen('settings/knowledge-base', 'campaigns.settingsKnowledgeBase')),
  built(screen('onboarding/user-information', 'campaigns.onboardingUserInformation')),
  built(screen('onboarding/crm-connection', 'campaigns.onboardingCrmConnection')),
  built(screen('onboarding/summary', 'campaigns.onboardingSummary')),

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
