import {
  createCampaign,
  deleteCampaign,
  getCampaign,
  listCampaigns,
  updateCampaign,
} from '@inlay/sdk-core/contract/campaigns'
import { connectAgent, loadAgentThread, runAgent, stopAgent } from '@inlay/sdk-core/contract/workspace'

/** What the framed components may ask of this page's client. By name: all of a contract would be loaded with the page. */
export const framedOperations = [
  createCampaign,
  deleteCampaign,
  getCampaign,
  listCampaigns,
  updateCampaign,
  connectAgent,
  loadAgentThread,
  runAgent,
  stopAgent,
]
