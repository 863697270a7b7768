import type { User, UserManager } from 'oidc-client-ts'
import { systemClock } from '../ports/system-clock'

/**
 * Ends the refresh token at the provider, where it can (RFC 7009). The library's own call takes answers of JSON alone,
 * while the standard gives the answer no content.
 */
export async function revokeRefreshToken(
  { metadataService, settings }: UserManager,
  { refresh_token: token }: User,
): Promise<void> {
  const endpoint = await metadataService.getRevocationEndpoint(true)
  if (endpoint === undefined || token === undefined) return
  const limit = new AbortController()
  const cancel = systemClock.after(settings.silentRequestTimeoutInSeconds * 1_000, () => limit.abort())
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams({ token, token_type_hint: 'refresh_token', client_id: settings.client_id }),
      signal: limit.signal,
    })
    if (!response.ok) throw new Error(`The provider answered ${response.status}.`)
  } finally {
    cancel()
  }
}
