import type { ApiError } from '../errors/api-error'

const passing = new Set(['offline', 'timeout', 'unavailable', 'server-error', 'rate-limited', 'aborted', 'malformed'])
const first = 1_000
const longest = 60_000

/** After how many milliseconds a failed save is worth another try; `undefined` where it would fail the same again. */
export function retryDelay(error: ApiError, attempts: number): number | undefined {
  return passing.has(error.code) ? Math.min(longest, first * 2 ** (attempts - 1)) : undefined
}
