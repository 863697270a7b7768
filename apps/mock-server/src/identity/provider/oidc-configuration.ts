import type { Configuration, interactionPolicy, KoaContextWithOIDC } from 'oidc-provider'
import type { Store } from '../../store/store'
import { apiAudience } from '../tokens'
import type { IdentitySecrets } from './identity-secrets'
import type { OidcLibrary } from './oidc-library'
import { messagePage } from './pages/message-page'
import { signOutPage } from './pages/sign-out-page'
import type { PeopleDirectory } from './people-directory'
import { referenceClient } from './reference-client'
import { createStoreAdapter } from './store-adapter'

export interface OidcConfigurationOptions {
  readonly library: OidcLibrary
  readonly store: Store
  readonly people: PeopleDirectory
  readonly secrets: IdentitySecrets
  /** Where people reach the product. */
  readonly publicUrl: URL
  /** The origins that sign people in. */
  readonly origins: readonly string[]
  readonly accessTokenSeconds: number
}

const day = 24 * 60 * 60
const scopes = 'openid profile email offline_access'

export function oidcConfiguration(options: OidcConfigurationOptions): Configuration {
  const { library, store, people, secrets, publicUrl, origins, accessTokenSeconds } = options
  // Cookies are the same for every port of a host: without it two servers side by side would sign each other out.
  const cookie = (name: string) => `inlay_${name}_${publicUrl.port || publicUrl.protocol.slice(0, -1)}`

  return {
    adapter: createStoreAdapter(store.system, library),
    clients: [referenceClient(origins)],
    clientBasedCORS: (_context, origin) => origins.includes(origin),
    jwks: { keys: [...secrets.signingKeys] },
    cookies: {
      keys: [...secrets.cookieKeys],
      names: { session: cookie('session'), interaction: cookie('interaction'), resume: cookie('resume') },
      long: { httpOnly: true, sameSite: 'lax', path: '/oidc' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    claims: { openid: ['sub'], profile: ['name', 'picture'], email: ['email', 'email_verified'] },
    clockTolerance: 0,
    pkce: { required: () => true },
    responseTypes: ['code'],
    rotateRefreshToken: true,
    // The reference host is the provider's own: it always gets a refresh token, also after a silent sign-in, and all of
    // them end with the sign-in.
    issueRefreshToken: (_context, client) => client.grantTypeAllowed('refresh_token'),
    expiresWithSession: () => true,
    loadExistingGrant: grantEverything,
    interactions: {
      policy: signInOnly(library),
      url: (_context, interaction) => `/oidc/interaction/${interaction.uid}`,
    },
    ttl: {
      AccessToken: accessTokenSeconds,
      IdToken: accessTokenSeconds,
      AuthorizationCode: 60,
      Interaction: 60 * 60,
      RefreshToken: 14 * day,
      Session: 14 * day,
      Grant: 30 * day,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_context, client, token) => token.clientId === client.clientId },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => apiAudience,
        useGrantedResource: () => true,
        getResourceServerInfo: (_context, resource) => {
          if (resource !== apiAudience) throw new library.errors.InvalidTarget()
          return {
            scope: '',
            audience: apiAudience,
            accessTokenTTL: accessTokenSeconds,
            accessTokenFormat: 'jwt',
            jwt: { sign: { alg: 'ES256' } },
          }
        },
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          context.body = signOutPage({ form, atOnce: isAskedByTheProduct(context) })
        },
        postLogoutSuccessSource: (context) => {
          context.body = messagePage({
            title: 'You are signed out',
            text: 'You can close this window.',
            homeAddress: publicUrl.href,
          })
        },
      },
    },
    findAccount: async (_context, accountId) => {
      const person = await people.find(accountId)
      if (person === undefined) return undefined
      const { userId, name, email, avatar } = person
      return {
        accountId: userId,
        claims: () => ({ sub: userId, name, email, email_verified: true, picture: avatar }),
      }
    },
    extraTokenClaims: async (_context, token) => {
      const person = 'accountId' in token ? await people.find(token.accountId) : undefined
      return person && { name: person.name, email: person.email }
    },
    renderError: (context, { error_description: description }, { name }) => {
      context.type = 'html'
      context.body =
        name === 'SessionNotFound'
          ? expiredPage(publicUrl)
          : messagePage({
              title: 'The sign-in cannot go on',
              text: `Something is wrong with the request: ${description ?? 'the server failed'}.`,
              homeAddress: publicUrl.href,
            })
    },
  }
}

/** Shown when the sign-in page is used after its time, or twice. */
export function expiredPage(publicUrl: URL): string {
  return messagePage({
    title: 'This sign-in has expired',
    text: 'Close this window and sign in again from where you came.',
    homeAddress: publicUrl.href,
  })
}

/**
 * Asks who the person is and nothing else: there is one client, the provider's own, and what it may know is settled.
 * `prompt=consent` stays allowed, since clients must send it to ask for a refresh token.
 */
function signInOnly({ interactionPolicy: { base, Check } }: OidcLibrary): interactionPolicy.DefaultPolicy {
  const policy = base()
  policy.get('consent')?.checks.clear()
  policy.get('login')?.checks.add(
    // A person can go while their session stays, when the store is filled anew.
    new Check('unknown_person', 'the session is that of nobody known', 'login_required', ({ oidc }) => {
      return oidc.session?.accountId !== undefined && oidc.account === undefined
    }),
  )
  return policy
}

async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const { account, client, session, provider } = oidc
  if (account === undefined || client === undefined) return undefined
  const { accountId } = account
  const { clientId } = client
  const grantId = session?.grantIdFor(clientId)
  const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId)
  if (existing?.accountId === accountId) return existing
  const grant = new provider.Grant({ accountId, clientId })
  grant.addOIDCScope(scopes)
  await grant.save()
  return grant
}

/** The signed-in person's own ID token came with the request: no other site has it. */
function isAskedByTheProduct({ oidc }: KoaContextWithOIDC): boolean {
  const subject = oidc.entities.IdTokenHint?.payload['sub']
  return subject !== undefined && subject === oidc.session?.accountId
}
