import { useCallback } from 'react'
import type { ApiError } from '../../errors/api-error'
import { useMessages } from '../../react/messages/use-messages'
import { failureMessages } from './failure-messages'

/**
 * Gives why the server has refused something: in its own words for people, which know best, else in ours. Nothing for a
 * fault that may pass: what a server says of those is for who runs it.
 */
export function useRefusalText(): (error: ApiError) => string | undefined {
  const t = useMessages(failureMessages)
  return useCallback(
    (error) => (isRefused(error) ? (error.detail ?? t(reasons[error.code] ?? 'refused')) : undefined),
    [t],
  )
}

/** Statuses that say of a request that it may do another time: sign in, send it faster, send less of them. */
const passing: ReadonlySet<number> = new Set([401, 408, 425, 429])

/** Whether the server has said no, so that trying the same again cannot help. */
function isRefused({ code, status }: ApiError): boolean {
  return code === 'unsupported' || (status >= 400 && status < 500 && !passing.has(status))
}

const reasons: Readonly<Record<string, keyof typeof failureMessages.strings>> = {
  forbidden: 'forbidden',
  'not-found': 'gone',
  'too-large': 'tooLarge',
  unsupported: 'unsupported',
}
