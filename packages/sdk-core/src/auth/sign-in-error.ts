export type SignInErrorCode =
  /** The browser did not open the window: it must be opened by a click, and popups must be allowed. */
  | 'popup-blocked'
  /** The person closed the window before they were through. */
  | 'popup-closed'
  /** The person, or the provider, said no. */
  | 'refused'
  /** The provider answered with an error, or with something that cannot be trusted. */
  | 'provider-error'
  /** The provider could not be reached. */
  | 'unavailable'
  /** The signal of the sign-in aborted. */
  | 'aborted'
  /** This adapter cannot do it. */
  | 'unsupported'

/** Why a sign-in, or a sign-out, did not come about. */
export class SignInError extends Error {
  override readonly name = 'SignInError'
  readonly code: SignInErrorCode

  constructor(code: SignInErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
  }
}

/** True for a `SignInError`, of any copy of this package, and of this code where one is given. */
export function isSignInError(error: unknown, code?: SignInErrorCode): error is SignInError {
  if (!(error instanceof Error) || error.name !== 'SignInError') return false
  return code === undefined || (error as SignInError).code === code
}
