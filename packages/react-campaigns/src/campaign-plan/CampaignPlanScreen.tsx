import { forwardRef } from 'react'
import { classNames } from '@inlay/sdk-core/ui'
import { ReadCampaign } from '../campaign-detail/ReadCampaign'
import { OpenPlan } from './OpenPlan'
import { planTabOf, type CampaignPlanViewProps } from './plan-view'
import { PlanSkeleton } from './PlanSkeleton'

export interface CampaignPlanScreenProps extends CampaignPlanViewProps {
  /** Of the screen's element, beside its own. */
  readonly className?: string | undefined
  readonly campaignId: string
}

/**
 * A campaign is planned in a conversation with an agent, which finds its audience and writes for it. Beside it stand what
 * could be asked next, the overview that the agent writes, and the audience as it comes.
 *
 * Contract: slot classes `inlay-CampaignPlan`, `-chat`, `-split`, `-tabs`; `inlay-SmartAssist`, `-card`;
 * `inlay-PlanOverview`, `inlay-PlanAudience`, and those of `AgentChat` and `DataTable`.
 */
export const CampaignPlanScreen = forwardRef<HTMLDivElement, CampaignPlanScreenProps>(function CampaignPlanScreen(
  { className, campaignId, ...rest },
  ref,
) {
  return (
    <ReadCampaign
      ref={ref}
      className={classNames('inlay-CampaignPlan', className)}
      campaignId={campaignId}
      toCome={<PlanSkeleton tab={planTabOf(rest.view?.tab, false)} />}
    >
      {(campaign, refresh) => <OpenPlan campaign={campaign} refreshCampaign={refresh} {...rest} />}
    </ReadCampaign>
  )
})
