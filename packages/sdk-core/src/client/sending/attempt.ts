import { ApiError, isApiError } from '../../errors/api-error'
import type { Clock, Connectivity } from '../../ports/host'
import { untilAborted } from '../../operation/until-aborted'

export interface AttemptLimits {
  readonly clock: Clock
  readonly connectivity: Connectivity
  readonly operationId: string
  /** Milliseconds, or nothing for no limit. */
  readonly timeout: number | undefined
  readonly signal: AbortSignal | undefined
}

/**
 * Runs once, within the limits; whatever comes of it that is no answer becomes an `ApiError`.
 * `stillAlive` starts the time again.
 */
export async function attempt<T>(
  limits: AttemptLimits,
  run: (signal: AbortSignal, stillAlive: () => void) => Promise<T>,
): Promise<T> {
  const { clock, timeout, signal } = limits
  const limit = new AbortController()
  let cancel = () => {}
  const startTime = () => {
    cancel()
    if (timeout !== undefined)
      cancel = clock.after(timeout, () => limit.abort(new Error(`No answer in ${timeout} ms.`)))
  }
  const either = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal
  try {
    if (signal?.aborted) throw signal.reason
    startTime()
    return await untilAborted(run(either, startTime), either)
  } catch (cause) {
    if (signal?.aborted) throw abortedError(limits.operationId, cause)
    if (limit.signal.aborted) throw lostError('timeout', 'The server took too long to answer', limits, cause)
    if (isApiError(cause)) throw cause
    if (!limits.connectivity.online()) throw lostError('offline', 'There is no network', limits, cause)
    throw lostError('unavailable', 'The server could not be reached', limits, cause)
  } finally {
    cancel()
  }
}

export function abortedError(operationId: string, cause: unknown): ApiError {
  return new ApiError({ code: 'aborted', status: 0, title: 'The call was given up', operationId, cause })
}

function lostError(code: string, title: string, limits: AttemptLimits, cause: unknown): ApiError {
  return new ApiError({ code, status: 0, title, operationId: limits.operationId, cause })
}
