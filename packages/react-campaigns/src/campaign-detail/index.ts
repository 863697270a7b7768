'use client'
export { AudienceTable, type AudienceColumns, type AudienceTableProps } from './AudienceTable'
export { audienceMessages } from './audience-messages'
export {
  type CampaignDetailReason,
  type CampaignDetailView,
  type CampaignDetailViewProps,
  type CampaignTab,
} from './campaign-detail-view'
export { CampaignDetailScreen, type CampaignDetailScreenProps } from './CampaignDetailScreen'
export { insightMessages } from './insight-messages'
export { fieldMessages } from './field-messages'
export { campaignDetailMessages } from './messages'
export type { LaunchActions } from './SummaryCards'
export { useAudienceRows, type AudienceRowsRequest } from './use-audience-rows'
export { useCampaignWork, type CampaignWork, type Preparing } from './use-campaign-work'
export { useDeleteRows } from './use-delete-rows'
export { useSaveRow, type SavedRow, type SaveRow } from './use-save-row'
export { useVisibleColumns, type VisibleColumns } from './use-visible-columns'
