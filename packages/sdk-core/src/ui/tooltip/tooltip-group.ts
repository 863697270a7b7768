import { createContext, useContext, useState } from 'react'
import type { Clock } from '../../ports/host'
import { useClock } from '../root/use-clock'

export interface TooltipGroup {
  /** One has just been open, so that the next need not wait. */
  isWarm(): boolean
  /** Called by one that opens: the one before it goes. The answer leaves again. */
  enter(hide: () => void): () => void
}

/** The tooltips of one root. */
export const TooltipGroupContext = createContext<TooltipGroup | undefined>(undefined)

export function useTooltipGroup(): TooltipGroup {
  const group = useContext(TooltipGroupContext)
  const clock = useClock()
  const [alone] = useState(() => createTooltipGroup(clock))
  return group ?? alone
}

/** How long after one has gone the next opens at once. */
const warmth = 400

export function createTooltipGroup(clock: Clock): TooltipGroup {
  let present: (() => void) | undefined
  let leftAt = -Infinity
  return {
    isWarm: () => present !== undefined || clock.now() - leftAt < warmth,
    enter(hide) {
      if (present !== hide) present?.()
      present = hide
      return () => {
        if (present === hide) present = undefined
        leftAt = clock.now()
      }
    },
  }
}
