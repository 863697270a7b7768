import { defineDestinations } from '@inlay/sdk-core/react'

/** The places of campaigns and audiences. Each host maps them to addresses of its own. */
export const campaignsDestinations = defineDestinations('campaigns', {
  home: { view: ['search'] },
  audienceList: { view: ['search'] },
  root: { view: ['search'] },
  plan: { params: ['campaignId'], view: ['tab'] },
  detail: { params: ['campaignId'], view: ['tab', 'row', 'search'] },
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
