import type { Implementation } from '../../implement'
import { createCampaignHandler } from './create-campaign'
import { deleteCampaignHandler } from './delete-campaign'
import { getCampaignHandler } from './get-campaign'
import { listCampaignsHandler } from './list-campaigns'
import { updateCampaignHandler } from './update-campaign'

export const campaignsHandlers: readonly Implementation[] = [
  listCampaignsHandler,
  getCampaignHandler,
  createCampaignHandler,
  updateCampaignHandler,
  deleteCampaignHandler,
]
