import { defineDestinations } from '@inlay/sdk-core'

/** The state of a list of campaigns. */
const listView = ['search', 'page', 'sort'] as const

/** Every place of the campaign product, with the part of its state that belongs in an address. */
export const campaignsDestinations = defineDestinations('campaigns', {
  home: { view: listView },
  audienceList: { view: listView },
  root: { view: listView },
  plan: { params: ['campaignId'], view: ['tab'] },
  detail: { params: ['campaignId'], view: ['tab', 'search', 'row'] },
  launch: { params: ['campaignId'] },
  integrations: { view: ['kind'] },
  settingsCompany: {},
  settingsBrandVoice: {},
  settingsIcp: {},
  settingsIntegrations: {},
  settingsKnowledgeBase: {},
  onboardingUserInformation: {},
  onboardingCrmConnection: {},
  onboardingSummary: {},
})
