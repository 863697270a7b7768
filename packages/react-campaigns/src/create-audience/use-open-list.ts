import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useOpenCreated } from '../campaign-list/use-open-created'
import { campaignsDestinations } from '../destinations'
import type { TargetList } from './target-list'

export interface OpenListSettings {
  /** The list that was given; left out, a new one is made, and opened. */
  readonly target: TargetList | undefined
  readonly onFilled: (() => void) | undefined
  readonly onClose: () => void
}

/** Leads to a new list once it is filled; for one that was there it only says that it is. Nothing where it was not. */
export function useOpenList({
  target,
  onFilled,
  onClose,
}: OpenListSettings): (filling: Promise<TargetList | undefined>) => Promise<void> {
  const openCreated = useOpenCreated()
  return async (filling) => {
    if (target) {
      if (!(await filling)) return
      onFilled?.()
      onClose()
    } else if (
      await openCreated(filling, ({ campaignId }: Pick<Campaign, 'campaignId'>) =>
        campaignsDestinations.detail({ campaignId }),
      )
    ) {
      onClose()
    }
  }
}
