import { mergeMessages } from '@inlay/sdk-core'
import { audienceListMessages } from './audience-list/messages'
import { audienceMessages } from './campaign-detail/audience-messages'
import { fieldMessages } from './campaign-detail/field-messages'
import { insightMessages } from './campaign-detail/insight-messages'
import { campaignDetailMessages } from './campaign-detail/messages'
import { campaignFilterMessages, campaignFilterWords } from './campaign-filters/messages'
import { campaignListMessages } from './campaign-list/messages'
import { planMessages } from './campaign-plan/messages'
import { contactSourcingMessages } from './contact-sourcing/messages'
import { filterRowMessages } from './filter-rows/messages'
import { integrationsMessages } from './integrations/messages'
import { scheduleMessages } from './schedule/messages'
import { onboardingMessages } from './onboarding/messages'
import { knowledgeMessages } from './settings/knowledge-messages'
import { settingsMessages } from './settings/messages'
import { smartQueryMessages } from './smart-query/messages'
import { launchMessages } from './launch/messages'
import { enhanceMessages } from './enhance/messages'
import { createAudienceMessages } from './create-audience/messages'

/** Every string of this package: what a host translates, and what `checkMessages` holds its wording against. */
export const campaignsMessages = mergeMessages('campaigns', [
  campaignListMessages,
  campaignDetailMessages,
  audienceMessages,
  fieldMessages,
  insightMessages,
  audienceListMessages,
  planMessages,
  contactSourcingMessages,
  filterRowMessages,
  integrationsMessages,
  scheduleMessages,
  smartQueryMessages,
  launchMessages,
  campaignFilterMessages,
  campaignFilterWords,
  enhanceMessages,
  createAudienceMessages,
  settingsMessages,
  knowledgeMessages,
  onboardingMessages,
])
