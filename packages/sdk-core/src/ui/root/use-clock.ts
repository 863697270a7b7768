import { useContext } from 'react'
import type { Clock } from '../../ports/host'
import { InlayContext } from '../../react/inlay-context'

/** The provider's clock; without a provider, that of the page. */
export function useClock(): Clock {
  return useContext(InlayContext)?.host.clock ?? pageClock
}

const pageClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds)
    return () => clearTimeout(timer)
  },
  every(milliseconds, run) {
    const timer = setInterval(run, milliseconds)
    return () => clearInterval(timer)
  },
}
