import type { User, UserManager } from 'oidc-client-ts'

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
  const response = await fetch(endpoint, {
    method: 'POST',
    body: new URLSearchParams({ token, token_type_hint: 'refresh_token', client_id: settings.client_id }),
    signal: AbortSignal.timeout(settings.silentRequestTimeoutInSeconds * 1_000),
  })
  if (!response.ok) throw new Error(`The provider answered ${response.status}.`)
}
