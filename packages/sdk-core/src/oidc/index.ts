export { completeOidcPopup } from './complete-oidc-popup'
export { createOidcAuth } from './create-oidc-auth'
export type { OidcAuthOptions } from './oidc-auth-options'
export type { OidcAuth, RestoredState } from './oidc-auth-over'
