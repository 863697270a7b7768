import type { Implementation } from '../../implement'
import { explainWithAiHandler, writeTextHandler } from './ai/write-text'
import { artifactsHandlers } from './artifacts/index'
import {
  createConnectionHandler,
  deleteConnectionHandler,
  updateConnectionHandler,
} from './connections/change-connections'
import { listConnectionsHandler } from './connections/list-connections'
import { listCrmListsHandler, uploadCrmListHandler } from './crm/crm-lists'
import { createCampaignHandler } from './create-campaign'
import { deleteCampaignHandler } from './delete-campaign'
import { getCampaignHandler } from './get-campaign'
import { getEmailAnalyticsHandler, listEmailCampaignsHandler, listEmailSendersHandler } from './launch/email-provider'
import { launchEmailsHandler } from './launch/launch-emails'
import {
  createLeadListHandler,
  getLinkedInStatsHandler,
  listLeadListsHandler,
  sendLeadsHandler,
} from './launch/linkedin-launch'
import { listCampaignsHandler } from './list-campaigns'
import { settingsHandlers } from './settings/index'
import { planHandlers } from './plan/index'
import { updateCampaignHandler } from './update-campaign'
import { autoEnrichHandler } from './processing/auto-enrich'
import { autoProcessHandler } from './processing/auto-process'
import { checkForLeadsHandler } from './processing/check-for-leads'
import { enrichWithAiHandler } from './processing/enrich-with-ai'
import { sampleMessagesHandler } from './ai/sample-messages'
import { generateMessagesHandler } from './processing/generate-messages'
import { generateAudienceHandler } from './processing/generate-audience'
import { getCampaignStateHandler, getProcessingStatusHandler } from './processing/processing-state'
import { sourceContactsHandler } from './processing/source-contacts'
import { scheduleHandlers } from './schedule/schedule-jobs'

export const campaignsHandlers: readonly Implementation[] = [
  listCampaignsHandler,
  getCampaignHandler,
  createCampaignHandler,
  updateCampaignHandler,
  deleteCampaignHandler,
  getCampaignStateHandler,
  getProcessingStatusHandler,
  ...artifactsHandlers,
  listConnectionsHandler,
  createConnectionHandler,
  updateConnectionHandler,
  deleteConnectionHandler,
  writeTextHandler,
  explainWithAiHandler,
  sampleMessagesHandler,
  generateMessagesHandler,
  autoEnrichHandler,
  enrichWithAiHandler,
  autoProcessHandler,
  sourceContactsHandler,
  generateAudienceHandler,
  checkForLeadsHandler,
  ...scheduleHandlers,
  listCrmListsHandler,
  uploadCrmListHandler,
  listEmailCampaignsHandler,
  listEmailSendersHandler,
  launchEmailsHandler,
  getEmailAnalyticsHandler,
  listLeadListsHandler,
  createLeadListHandler,
  sendLeadsHandler,
  getLinkedInStatsHandler,
  ...settingsHandlers,
  ...planHandlers,
]
