import { UserManager } from 'oidc-client-ts'
import type { OidcAuthOptions } from './oidc-auth-options'
import { oidcAuthOver, type OidcAuth } from './oidc-auth-over'
import { oidcSettings } from './oidc-settings'
import { oneAtATimeOfOrigin } from './one-at-a-time'
import { openPopup, popupName } from './open-popup'

/**
 * Signs people in at an OpenID Connect provider: code flow with PKCE in a popup, renewal by refresh token.
 *
 * Tokens are kept in memory only. After a reload `restore` gets new ones through the provider's own session, without
 * anything being seen.
 *
 * @example
 * const auth = createOidcAuth({ issuer, clientId, redirectUri: `${location.origin}/login/callback` })
 * await auth.restore()
 */
export function createOidcAuth(options: OidcAuthOptions): OidcAuth {
  return oidcAuthOver({
    manager: new UserManager({ ...oidcSettings(options), popupWindowTarget: popupName }),
    openPopup: () => openPopup(options.popup),
    oneAtATime: oneAtATimeOfOrigin(`inlay.oidc ${options.issuer} ${options.clientId}`),
    log: options.log ?? ((message, cause) => console.error(message, cause)),
  })
}
