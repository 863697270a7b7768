import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Campaign } from '@inlay/sdk-core/contract/campaigns'

/** Where focus goes with a card that is deleted: to its neighbour, and back to the card if it was not deleted after all. */
export function useFocusAfterDelete(list: RefObject<HTMLElement | null>, shown: readonly Campaign[]) {
  const deletedAt = useRef(0)
  const neighbour = useRef<HTMLElement | null>(null)
  const [returned, setReturned] = useState<Campaign>()
  const handled = useRef<Campaign>(undefined)

  useEffect(() => {
    const index = shown.findIndex(({ campaignId }) => campaignId === returned?.campaignId)
    if (index < 0 || handled.current === returned) return
    handled.current = returned
    // Whoever has gone elsewhere meanwhile stays there.
    if (neighbour.current?.matches(':focus')) linkAt(list.current, index)?.focus()
  }, [list, returned, shown])

  return {
    deleting: (campaign: Campaign) => {
      deletedAt.current = shown.indexOf(campaign)
    },
    notDeleted: setReturned,
    neighbour: () => (neighbour.current = linkAt(list.current, deletedAt.current) ?? list.current),
  }
}

/** The link of the card that stands there, or of the last one. */
function linkAt(list: HTMLElement | null, index: number): HTMLElement | null {
  const links = list?.querySelectorAll<HTMLElement>('.inlay-Card-link')
  return links?.item(Math.min(index, links.length - 1)) ?? null
}
