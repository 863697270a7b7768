export type CampaignTab = 'accounts' | 'contacts' | 'outreach'

/** What of a campaign is shown; part of its address. */
export interface CampaignDetailView {
  readonly tab?: string | undefined
  readonly search?: string | undefined
  /** The row whose drawer is open. */
  readonly row?: string | undefined
}

export type CampaignDetailReason = 'tab' | 'search' | 'row'

export interface CampaignDetailViewProps {
  /** What is shown at first; with `onViewChange` what is shown. */
  readonly view?: CampaignDetailView | undefined
  readonly onViewChange?:
    | ((view: CampaignDetailView, details: { readonly reason: CampaignDetailReason }) => void)
    | undefined
}
