/** How often and after which pauses a lost or put-off call is sent again. */
export interface RetryPolicy {
  /** How many times after the first. @default 2 */
  readonly limit: number
  /** Milliseconds that the first pause is below; each further pause may be twice as long. @default 400 */
  readonly pause: number
  /** @default 10_000 */
  readonly longestPause: number
  /** A server that asks for a longer pause than this many milliseconds gets no second call. @default 60_000 */
  readonly longestRetryAfter: number
}

export const defaultRetryPolicy: RetryPolicy = { limit: 2, pause: 400, longestPause: 10_000, longestRetryAfter: 60_000 }

const passingStatuses: ReadonlySet<number> = new Set([408, 429, 502, 503, 504])

/** True where the same request may fare better a moment later. */
export function isPassing(status: number): boolean {
  return passingStatuses.has(status)
}

/** Full jitter: anything below the doubled bound, so that many clients do not come back at once. */
export function backoff(policy: RetryPolicy, tries: number, random: number): number {
  return random * Math.min(policy.longestPause, policy.pause * 2 ** tries)
}
