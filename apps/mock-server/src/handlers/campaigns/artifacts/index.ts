import type { Implementation } from '../../../implement'
import {
  createCampaignFilterHandler,
  deleteCampaignFilterHandler,
  listCampaignFiltersHandler,
  updateCampaignFilterHandler,
} from './campaign-filters'
import { deleteRowsHandler, restoreRowsHandler, updateRowHandler } from './change-artifacts'
import { downloadArtifactsHandler, downloadFailedRowsHandler } from './download-artifacts'
import { importArtifactsHandler } from './import-artifacts'
import { listArtifactsHandler } from './list-artifacts'
import { executeSessionCodeHandler, getAudienceListCodeHandler } from './session-code'
import { uploadArtifactsHandler, withdrawUploadHandler } from './upload-artifacts'

export const artifactsHandlers: readonly Implementation[] = [
  listArtifactsHandler,
  uploadArtifactsHandler,
  withdrawUploadHandler,
  importArtifactsHandler,
  downloadArtifactsHandler,
  downloadFailedRowsHandler,
  updateRowHandler,
  deleteRowsHandler,
  restoreRowsHandler,
  listCampaignFiltersHandler,
  createCampaignFilterHandler,
  updateCampaignFilterHandler,
  deleteCampaignFilterHandler,
  getAudienceListCodeHandler,
  executeSessionCodeHandler,
]
