import { useState, type FocusEventHandler } from 'react'
import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { steadyOrder } from './steady-order'

/**
 * The campaigns in an order that does not change under somebody's hands: while focus is among them, reading them again
 * moves none.
 * @param question another one for another search, page or order, whose answer stands as it comes
 */
export function useSteadyCards(campaigns: readonly Campaign[], question: string) {
  const [inside, setInside] = useState(false)
  const [last, setLast] = useState({ campaigns, question, shown: campaigns })
  if (last.campaigns !== campaigns) {
    const holds = inside && last.question === question
    const shown = holds ? steadyOrder(last.shown, campaigns, ({ campaignId }) => campaignId) : campaigns
    setLast({ campaigns, question, shown })
  }
  const leave: FocusEventHandler = ({ currentTarget, relatedTarget }) => {
    if (!currentTarget.contains(relatedTarget)) setInside(false)
  }
  return { shown: last.shown, watchFocus: { onFocus: () => setInside(true), onBlur: leave } }
}
