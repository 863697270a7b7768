import type { SignInOptions } from '@inlay/sdk-core'
import { useCallback, useRef, useState } from 'react'
import type { SignInProblem, SignInStatus } from './sign-in-status'

export interface SignIn {
  readonly state: SignInStatus
  readonly start: () => void
  /** Gives up the sign-in that is under way; its window closes. */
  readonly cancel: () => void
}

/**
 * Conducts one sign-in after the other for a page or a dialog.
 * @param signIn of the adapter; it must be called while the press that asked for it counts, or the popup is blocked
 */
export function useSignIn(signIn: (options: SignInOptions) => Promise<void>, onSignedIn?: () => void): SignIn {
  const [state, setState] = useState<SignInStatus>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)

  const start = useCallback(() => {
    if (running.current) return
    const attempt = new AbortController()
    running.current = attempt
    setState((before) => ({ status: 'busy', again: before.status === 'problem' }))
    signIn({ signal: attempt.signal })
      .then(
        () => {
          setState({ status: 'idle' })
          onSignedIn?.()
        },
        (error: unknown) =>
          setState((before) =>
            attempt.signal.aborted ? afterCancel(before) : { status: 'problem', problem: problemOf(error) },
          ),
      )
      .finally(() => {
        running.current = undefined
      })
  }, [onSignedIn, signIn])

  const cancel = useCallback(() => running.current?.abort(), [])

  return { state, start, cancel }
}

/** Whoever was told of a problem goes on being told that they are not signed in. */
function afterCancel(before: SignInStatus): SignInStatus {
  return before.status === 'busy' && before.again ? { status: 'problem', problem: 'closed' } : { status: 'idle' }
}

/** Adapters say by a code why a sign-in failed; any other is a failure. */
function problemOf(error: unknown): SignInProblem {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return (typeof code === 'string' && problems[code]) || 'failed'
}

const problems: Readonly<Record<string, SignInProblem>> = {
  'popup-closed': 'closed',
  'popup-blocked': 'blocked',
  // Providers say with one code that the person pressed Cancel and that they let nobody in.
  refused: 'refused',
}
