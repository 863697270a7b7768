export {
  Campaign,
  CampaignName,
  EnrichmentWithAiMetadata,
  HeyreachCampaignStats,
  MessagesMetadata,
  SmartleadCampaignAnalytics,
  campaignStatuses,
  longestCampaignName,
  type CampaignStatus,
} from './campaign'
export { NewCampaign, createCampaign, longestPrompt } from './create-campaign'
export { deleteCampaign } from './delete-campaign'
export { getCampaign } from './get-campaign'
export { listCampaigns } from './list-campaigns'
export { CampaignUpdate, updateCampaign } from './update-campaign'
