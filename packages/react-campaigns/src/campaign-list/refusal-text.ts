import type { ApiError } from '@inlay/sdk-core'
import type { Translate } from '@inlay/sdk-core/react'
import type { campaignListMessages } from './messages'

/** Statuses that say of a request that it may do another time: sign in, send it faster, send less of them. */
const passing: ReadonlySet<number> = new Set([401, 408, 425, 429])

/** Whether the server has said no, so that trying the same again cannot help. */
export function isRefused({ code, status }: ApiError): boolean {
  return code === 'unsupported' || (status >= 400 && status < 500 && !passing.has(status))
}

/**
 * Why the server has refused something: in its own words for people, which know best, else in ours. Nothing for a fault that
 * may pass: what a server says of those is for who runs it.
 */
export function refusalText(
  error: ApiError,
  t: Translate<(typeof campaignListMessages)['strings']>,
): string | undefined {
  if (!isRefused(error)) return undefined
  return error.detail ?? t(reasons[error.code] ?? 'refused')
}

const reasons: Readonly<Record<string, 'refusedForbidden' | 'refusedGone' | 'refusedTooLarge' | 'refusedUnsupported'>> =
  {
    forbidden: 'refusedForbidden',
    'not-found': 'refusedGone',
    'too-large': 'refusedTooLarge',
    unsupported: 'refusedUnsupported',
  }
