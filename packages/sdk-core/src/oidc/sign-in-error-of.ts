import { ErrorResponse } from 'oidc-client-ts'
import { SignInError } from '../auth/sign-in-error'

/** The person closed the window before it was on its way to the provider. */
export class PopupClosed extends Error {}

/** True when the provider itself said no, so that asking again is of no use. */
export function isRefusal(error: unknown): error is ErrorResponse {
  return error instanceof ErrorResponse
}

export interface SignInCircumstances {
  readonly signal?: AbortSignal | undefined
}

/** What went wrong, by what can be done about it. */
export function signInErrorOf(cause: unknown, { signal }: SignInCircumstances = {}): SignInError {
  if (signal?.aborted) return new SignInError('aborted', 'The sign-in was given up.', cause)
  if (isRefusal(cause)) {
    const said = (cause.error_description ?? cause.error ?? 'no reason given').replace(/\.$/, '')
    return cause.error === 'access_denied'
      ? new SignInError('refused', `The sign-in was refused: ${said}.`, cause)
      : new SignInError('provider-error', `The provider could not sign in: ${said}.`, cause)
  }
  if (isUnreachable(cause)) return new SignInError('unavailable', 'The sign-in provider could not be reached.', cause)
  if (isClosedByPerson(cause))
    return new SignInError('popup-closed', 'The sign-in window was closed before it was through.', cause)
  return new SignInError('provider-error', 'The answer of the sign-in provider could not be used.', cause)
}

/** That the window is gone says nothing: the library closes it before it asks for the token. It has no code for this error. */
function isClosedByPerson(cause: unknown): boolean {
  return cause instanceof PopupClosed || (cause instanceof Error && cause.message === 'Popup closed by user')
}

/** `fetch` rejects with a TypeError, time limits of the library with an ErrorTimeout. */
function isUnreachable(cause: unknown): boolean {
  return cause instanceof TypeError || (cause instanceof Error && cause.name === 'ErrorTimeout')
}
