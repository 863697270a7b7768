export const planTabs = ['smart-assist', 'overview', 'audience'] as const

export type PlanTab = (typeof planTabs)[number]

/** What of a plan is shown; part of its address. */
export interface CampaignPlanView {
  readonly tab?: string | undefined
}

export type CampaignPlanReason = 'tab'

export interface CampaignPlanViewProps {
  /** What is shown at first; with `onViewChange` what is shown. */
  readonly view?: CampaignPlanView | undefined
  readonly onViewChange?:
    | ((view: CampaignPlanView, details: { readonly reason: CampaignPlanReason }) => void)
    | undefined
}

/** Nobody can look at an overview that is not written. */
export function planTabOf(tab: string | undefined, hasOverview: boolean): PlanTab {
  if (tab === 'audience') return 'audience'
  return tab === 'overview' && hasOverview ? 'overview' : 'smart-assist'
}
