import type { Implementation } from '../../implement'
import { artifactsHandlers } from './artifacts/index'
import { createCampaignHandler } from './create-campaign'
import { deleteCampaignHandler } from './delete-campaign'
import { getCampaignHandler } from './get-campaign'
import { listCampaignsHandler } from './list-campaigns'
import { updateCampaignHandler } from './update-campaign'
import { getCampaignStateHandler, getProcessingStatusHandler } from './work/processing-state'

export const campaignsHandlers: readonly Implementation[] = [
  listCampaignsHandler,
  getCampaignHandler,
  createCampaignHandler,
  updateCampaignHandler,
  deleteCampaignHandler,
  getCampaignStateHandler,
  getProcessingStatusHandler,
  ...artifactsHandlers,
]
