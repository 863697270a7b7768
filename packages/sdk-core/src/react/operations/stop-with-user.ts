import type { AuthAdapter } from '../../ports/auth-adapter'
import { userIdOf } from '../session/user-id-of'

/** A signal that stops a call when the caller says so or another person signs in, whose token it must not get. */
export function stopWithUser(auth: AuthAdapter, signal: AbortSignal | undefined) {
  const userId = userIdOf(auth)
  const controller = new AbortController()
  const abort = () => controller.abort(signal?.reason)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  const unsubscribe = auth.subscribe(() => {
    if (userIdOf(auth) !== userId) controller.abort()
  })
  return {
    /** Stops it here and now. */
    giveUp: () => controller.abort(),
    signal: controller.signal,
    done() {
      signal?.removeEventListener('abort', abort)
      unsubscribe()
    },
  }
}
