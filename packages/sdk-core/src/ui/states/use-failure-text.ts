import { useCallback } from 'react'
import type { ApiError } from '../../errors/api-error'
import { useMessages } from '../../react/messages/use-messages'
import { useClock } from '../root/use-clock'
import { failureMessages } from './failure-messages'
import { useRefusalText } from './use-refusal-text'

/**
 * Gives why something could not be read, in the same words wherever it stands: refused, offline, put off until when, too
 * busy, or a fault.
 */
export function useFailureText(): (error: ApiError) => string {
  const t = useMessages(failureMessages)
  const refusalText = useRefusalText()
  const clock = useClock()
  return useCallback(
    (error) => {
      const refused = refusalText(error)
      if (refused !== undefined) return refused
      const { retryAt } = error
      const now = clock.now()
      if (retryAt === undefined || retryAt - now < soon) return t(passing[error.code] ?? 'unexpected')
      return t(retryAt - now < halfADay ? 'putOff' : 'putOffLong', { until: retryAt })
    },
    [clock, t, refusalText],
  )
}

const passing: Readonly<Record<string, 'offline' | 'busy' | 'unauthenticated'>> = {
  offline: 'offline',
  'rate-limited': 'busy',
  unauthenticated: 'unauthenticated',
}

/** Below this, “in a moment” says it. */
const soon = 30_000
/** Above this, a time alone may mean another day than today. */
const halfADay = 12 * 3_600_000
