import { useState } from 'react'
import type { CampaignDetailView, CampaignDetailViewProps, ChangeDetailView } from './campaign-detail-view'

/** What is shown of a campaign: as the host says where it listens, else as it is remembered here. */
export function useCampaignDetailView({
  view: given,
  onViewChange,
}: CampaignDetailViewProps): readonly [CampaignDetailView, ChangeDetailView] {
  const [own, setOwn] = useState<CampaignDetailView>(given ?? {})
  const view = onViewChange ? (given ?? {}) : own
  const change: ChangeDetailView = (changed, reason) => {
    const next = { ...view, ...changed }
    setOwn(next)
    onViewChange?.(next, { reason })
  }
  return [view, change]
}
