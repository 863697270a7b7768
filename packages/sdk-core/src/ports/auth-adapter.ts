export type TokenReason =
  /** A call needs a token. */
  | 'request'
  /** The server refused the last one: a renewed token, not the same again. */
  | 'expired'

export interface TokenRequest {
  readonly reason: TokenReason
  readonly signal?: AbortSignal | undefined
}

export interface AccessToken {
  readonly token: string
  /** Milliseconds since the epoch (real time); with it the client renews ahead of time. */
  readonly expiresAt?: number | undefined
}

export interface AuthUser {
  readonly userId: string
  readonly name?: string | undefined
  readonly email?: string | undefined
}

export type AuthState = { readonly status: 'signed-in'; readonly user: AuthUser } | { readonly status: 'signed-out' }

export interface SignInOptions {
  readonly signal?: AbortSignal | undefined
}

/**
 * How the host signs people in. Tokens stay in memory and are asked for each time; the client makes the simultaneous
 * asks into one.
 */
export interface AuthAdapter {
  /** The present token; `undefined` when nobody is signed in or the sign-in can no longer be renewed. */
  getToken(request: TokenRequest): Promise<AccessToken | undefined>
  state(): AuthState
  /** Lets the person sign in, in a popup or however the host does it; resolves when they have, rejects when not. */
  signIn(options?: SignInOptions): Promise<void>
  signOut(): Promise<void>
  /** Called after every change of `state()`. */
  subscribe(listener: () => void): () => void
}
