import { createOidcAuth } from '@inlay/sdk-core/oidc'
import { config } from '../config'
import type { RestorableAuth } from '../session/host-auth'

/** Signs people in at the provider that the server brings. */
export function createReferenceAuth(): RestorableAuth {
  const { origin } = window.location
  return createOidcAuth({
    issuer: `${origin}/oidc`,
    clientId: config.clientId,
    redirectUri: `${origin}/login/callback`,
  })
}
