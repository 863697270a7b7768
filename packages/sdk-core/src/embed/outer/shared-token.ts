import type { AccessToken, AuthAdapter, TokenReason } from '../../ports/auth-adapter'

const underWay = new WeakMap<AuthAdapter, Map<TokenReason, Promise<AccessToken | undefined>>>()

/** Asks an adapter once, however many frames of a page want it at the same time. */
export function sharedToken(auth: AuthAdapter, reason: TokenReason): Promise<AccessToken | undefined> {
  const asks = underWay.get(auth) ?? new Map<TokenReason, Promise<AccessToken | undefined>>()
  underWay.set(auth, asks)
  const present = asks.get(reason)
  if (present) return present
  // Without the signal of any: who gives up leaves the token to the others.
  const ask = auth.getToken({ reason }).finally(() => asks.delete(reason))
  asks.set(reason, ask)
  return ask
}
