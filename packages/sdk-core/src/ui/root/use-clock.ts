import { useContext } from 'react'
import type { Clock } from '../../ports/host'
import { systemClock } from '../../ports/system-clock'
import { InlayContext } from '../../react/inlay-context'

/** The provider's clock; without a provider, that of the page. */
export function useClock(): Clock {
  return useContext(InlayContext)?.host.clock ?? systemClock
}
