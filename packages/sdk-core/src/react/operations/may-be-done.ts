import type { ApiError } from '../../errors/api-error'

const unknownOutcome = new Set(['offline', 'timeout', 'unavailable', 'malformed', 'unexpected', 'not-found', 'aborted'])

/** Whether a change may have been made although its call failed: the answer was lost or not waited for, or an earlier try was first. */
export function mayBeDone(error: ApiError): boolean {
  return unknownOutcome.has(error.code)
}
