import type { Log } from '../client/http-client-options'

export interface OidcAuthOptions {
  /** The provider's issuer address; below it `/.well-known/openid-configuration` is found. */
  readonly issuer: string
  readonly clientId: string
  /**
   * The absolute address of a page of the same origin as this one that does nothing but call `completeOidcPopup`. The
   * page must let itself be framed by its own origin, or neither reloads nor sign-outs can be silent.
   */
  readonly redirectUri: string
  /** @default redirectUri */
  readonly postLogoutRedirectUri?: string | undefined
  /** @default 'openid profile email offline_access' */
  readonly scope?: string | undefined
  /** What the popup asks for; many providers give refresh tokens for `consent` alone. @default 'consent' */
  readonly prompt?: string | undefined
  /** The API that tokens are for, where the provider knows several. */
  readonly resource?: string | undefined
  /** Asks the provider for name and e-mail after the sign-in, since most do not put them into the id token. @default true */
  readonly loadUserInfo?: boolean | undefined
  /** @default 480 by 640 */
  readonly popup?: { readonly width: number; readonly height: number } | undefined
  /** Milliseconds that anything silent may take. @default 10_000 */
  readonly silentTimeout?: number | undefined
  /** Told what goes wrong where nobody waits for it. @default console.error */
  readonly log?: Log | undefined
}
