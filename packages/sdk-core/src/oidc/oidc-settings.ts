import { InMemoryWebStorage, WebStorageStateStore, type UserManagerSettings } from 'oidc-client-ts'
import type { OidcAuthOptions } from './oidc-auth-options'

/** The library's settings: nothing in web storage, nothing by itself. */
export function oidcSettings(options: OidcAuthOptions): UserManagerSettings {
  const { prompt = 'consent', resource, loadUserInfo = true, silentTimeout = 10_000 } = options
  return {
    authority: options.issuer,
    client_id: options.clientId,
    redirect_uri: options.redirectUri,
    post_logout_redirect_uri: options.postLogoutRedirectUri ?? options.redirectUri,
    scope: options.scope ?? 'openid profile email offline_access',
    prompt,
    loadUserInfo,
    silentRequestTimeoutInSeconds: silentTimeout / 1_000,
    requestTimeoutInSeconds: silentTimeout / 1_000,
    userStore: inMemory(),
    stateStore: inMemory(),
    // The client asks for a renewal when it needs one.
    automaticSilentRenew: false,
    ...(resource !== undefined && { resource }),
  }
}

export function inMemory(): WebStorageStateStore {
  return new WebStorageStateStore({ store: new InMemoryWebStorage() })
}
