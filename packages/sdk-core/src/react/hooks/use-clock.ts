import type { Clock } from '../../ports/host'
import { useInlay } from './use-inlay'

/** The clock that all timers run on. */
export function useClock(): Clock {
  return useInlay().host.clock
}
