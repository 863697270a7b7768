import { defineDestinations } from '@inlay/sdk-core'

/** Every place of the campaign product, with the part of its state that belongs in an address. */
export const campaignsDestinations = defineDestinations('campaigns', {
  home: { view: ['search'] },
  audienceList: { view: ['search'] },
  root: { view: ['search'] },
  plan: { params: ['campaignId'], view: ['tab'] },
  detail: { params: ['campaignId'], view: ['tab', 'search'] },
  launch: { params: ['campaignId'] },
  integrations: {},
  settingsCompany: {},
  settingsBrandVoice: {},
  settingsIcp: {},
  settingsIntegrations: {},
  settingsKnowledgeBase: {},
  onboardingUserInformation: {},
  onboardingCrmConnection: {},
  onboardingSummary: {},
})
