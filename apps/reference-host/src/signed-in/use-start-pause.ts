import type { Pause } from '@inlay/sdk-core'
import type { OperationState } from '@inlay/sdk-core/react'
import { useState } from 'react'

export interface StartPause {
  /** Until when the server has put off what is needed, milliseconds since the epoch; kept until all is there or has failed. */
  readonly until: number | undefined
  /** It is asked for, and not put off any more. */
  readonly over: boolean
  readonly end: () => void
}

/**
 * The pause that a server with too much to do has asked for before what every screen needs is there.
 * @param needed the pauses of all that is needed
 * @param failed nothing is waited for
 */
export function useStartPause(needed: readonly (Pause | undefined)[], failed = false): StartPause {
  const pauses = needed.filter((pause) => pause !== undefined)
  const [known, setKnown] = useState<number>()
  const latest = pauses.length === 0 ? known : Math.max(...pauses.map(({ until }) => until))
  const until = failed ? undefined : latest
  // Set while rendering, since the page must stay, and focus with its button, while what was put off is asked for.
  if (until !== known) setKnown(until)
  return { until, over: pauses.length === 0, end: () => pauses.forEach(({ end }) => end()) }
}

export function pauseOf(state: OperationState<unknown>): Pause | undefined {
  return state.status === 'loading' ? state.pause : undefined
}
