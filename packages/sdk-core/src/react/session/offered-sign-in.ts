import type { ApiClient } from '../../client/api-client'

const offers = new WeakMap<ApiClient, number>()

/**
 * Says that whoever is no longer signed in is offered to do so again where they are; the answer takes it back. It holds
 * for all sessions of a client, since one dialog serves the whole page.
 */
export function offerSignIn(client: ApiClient): () => void {
  offers.set(client, (offers.get(client) ?? 0) + 1)
  return () => offers.set(client, (offers.get(client) ?? 1) - 1)
}

export function isSignInOffered(client: ApiClient): boolean {
  return (offers.get(client) ?? 0) > 0
}
