import { useCallback } from 'react'
import type { ApiError } from '../../errors/api-error'
import { useMessages } from '../../react/messages/use-messages'
import { failureMessages } from './failure-messages'
import { useRefusalText } from './use-refusal-text'

/** Gives why something could not be read, in the same words wherever it stands: refused, offline, too busy, or a fault. */
export function useFailureText(): (error: ApiError) => string {
  const t = useMessages(failureMessages)
  const refusalText = useRefusalText()
  return useCallback((error) => refusalText(error) ?? t(passing[error.code] ?? 'unexpected'), [t, refusalText])
}

const passing: Readonly<Record<string, 'offline' | 'busy'>> = { offline: 'offline', 'rate-limited': 'busy' }
