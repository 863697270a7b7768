import { useEffect, useRef, type FocusEventHandler, type RefObject } from 'react'
import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { cardLinkAt } from './card-link-at'

/**
 * Where focus goes when the card that has it is gone because its campaign was deleted elsewhere: to its neighbour.
 * @param question another one for another search, page or order, whose answer takes no focus
 */
export function useFocusAfterLoss(list: RefObject<HTMLElement | null>, shown: readonly Campaign[], question: string) {
  const held = useRef<{ readonly campaignId: string; readonly index: number; readonly question: string }>(undefined)

  useEffect(() => {
    const { current: had } = held
    if (!had) return
    const index = shown.findIndex(({ campaignId }) => campaignId === had.campaignId)
    held.current = index < 0 ? undefined : { ...had, index, question }
    if (index < 0 && had.question === question) (cardLinkAt(list.current, had.index) ?? list.current)?.focus()
  }, [list, shown, question])

  const onFocus: FocusEventHandler = ({ currentTarget, target }) => {
    const index = Array.from(currentTarget.children).findIndex((card) => card.contains(target))
    const campaign = shown[index]
    held.current = campaign && { campaignId: campaign.campaignId, index, question }
  }
  // A card that goes takes its focus along without a word; so what is heard here is somebody who goes elsewhere.
  const onBlur = () => {
    held.current = undefined
  }
  return { onFocus, onBlur }
}
