import type { ClientMetadata } from 'oidc-provider'

/** The id under which the reference host, and partners' examples, sign people in. */
export const referenceClientId = 'inlay-reference-host'

/** A public client (it can keep no secret: it runs in the browser) that may come back to any of these origins. */
export function referenceClient(origins: readonly string[]): ClientMetadata {
  const at = (...paths: readonly string[]) => origins.flatMap((origin) => paths.map((path) => `${origin}${path}`))
  return {
    client_id: referenceClientId,
    client_name: 'Inlay',
    application_type: 'web',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    id_token_signed_response_alg: 'ES256',
    redirect_uris: at('/login/callback', '/login/silent'),
    post_logout_redirect_uris: at('', '/', '/login', '/login/callback', '/login/silent'),
  }
}
