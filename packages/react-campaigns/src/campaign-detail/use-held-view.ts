import { useCallback, useEffect, useState } from 'react'
import { useLatest } from '@inlay/sdk-core/react'
import type { CampaignDetailView } from './campaign-detail-view'
import { useLeaveRow } from './use-leave-row'

type HeldView = Pick<CampaignDetailView, 'tab' | 'row'>

/**
 * What is shown of a campaign. Where the host leads away from a row for which somebody has typed something, as its way
 * back does, the row stays until they have said what becomes of that; whoever stays is told of by `onStay`.
 */
export function useHeldView(asked: CampaignDetailView, onStay: (held: HeldView) => void) {
  const { leaveRow, onLeaveChange } = useLeaveRow()
  const [held, setHeld] = useState<HeldView>()
  const latest = useLatest({ asked, onStay })
  const onTypedChange = useCallback(
    (rowId: string | undefined) => {
      const { tab, row } = latest.current.asked
      if (rowId === undefined || rowId === row) setHeld(rowId === undefined ? undefined : { tab, row })
    },
    [latest],
  )
  const isLeft = held !== undefined && (held.row !== asked.row || held.tab !== asked.tab)
  useEffect(() => {
    if (isLeft) leaveRow(stayOut, () => latest.current.onStay(held))
  }, [held, isLeft, latest, leaveRow])
  return { view: held ? { ...asked, ...held } : asked, leaveRow, onLeaveChange, onTypedChange }
}

/** What has been asked for is shown as soon as nothing holds the row any more. */
function stayOut() {}
