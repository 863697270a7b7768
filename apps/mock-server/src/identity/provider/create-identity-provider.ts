import type { IncomingMessage, ServerResponse } from 'node:http'
import { consoleLog, type Log } from '../../log'
import type { Store } from '../../store/store'
import { accessTokenSeconds, createTokenIssuer, type TokenIssuer } from '../tokens'
import { answerPage } from './answer'
import { loadIdentitySecrets } from './identity-secrets'
import { oidcConfiguration } from './oidc-configuration'
import { loadOidcLibrary } from './oidc-library'
import { assetAt } from './pages/assets'
import { messagePage } from './pages/message-page'
import { createPeopleDirectory } from './people-directory'
import { createSignInRoute } from './sign-in-route'
import { createUserInfoRoute } from './user-info-route'

export interface IdentityProviderOptions {
  readonly store: Store
  /** The origin at which browsers reach the server: tokens name it, so it must be the one that people use. */
  readonly publicUrl: string
  /** Further origins from which people may sign in, such as a host on a port of its own. @default none */
  readonly hostOrigins?: readonly string[]
  /** @default consoleLog */
  readonly log?: Log
  /** @default 15 minutes */
  readonly accessTokenSeconds?: number
}

export interface IdentityProvider {
  /** What clients are configured with: `{publicUrl}/oidc`. */
  readonly issuer: string
  /** Checks the access tokens of this provider, and issues the like. */
  readonly tokens: TokenIssuer
  /** Answers requests under `/oidc`; false for any other. */
  handle(request: IncomingMessage & { originalUrl?: string }, response: ServerResponse): Promise<boolean>
}

/**
 * An OpenID Connect provider for development: code flow with PKCE, refresh tokens, silent sign-in, sign-out. All that it
 * must remember is in the store, so people stay signed in when the server is started anew.
 */
export async function createIdentityProvider(options: IdentityProviderOptions): Promise<IdentityProvider> {
  const { store, hostOrigins = [], log = consoleLog } = options
  const publicUrl = new URL('/', options.publicUrl)
  const origins = [...new Set([publicUrl.origin, ...hostOrigins.map((each) => new URL(each).origin)])]
  const issuer = new URL('/oidc', publicUrl).href
  const secrets = await loadIdentitySecrets(store.system)
  const people = createPeopleDirectory(store.system)
  const tokens = await createTokenIssuer({ issuer, keys: secrets.signingKeys })

  const library = await loadOidcLibrary()
  const provider = new library.default(
    issuer,
    oidcConfiguration({
      library,
      store,
      people,
      secrets,
      publicUrl,
      origins,
      accessTokenSeconds: options.accessTokenSeconds ?? accessTokenSeconds,
    }),
  )
  provider.proxy = true
  const reportFailure = (path: string, cause: unknown) =>
    log({ level: 'error', message: `The identity provider failed at ${path}.`, cause })
  provider.on('server_error', (context, error) => reportFailure(context.path, error))

  const handleWithProvider = provider.callback()
  const signIn = createSignInRoute({ library, provider, people, publicUrl })
  const userInfo = createUserInfoRoute({ tokens, people, origins })

  async function route(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const asset = assetAt(`/oidc${path}`)
    if (asset !== undefined) {
      response.writeHead(200, {
        'content-type': asset.mediaType,
        'cache-control': 'public, max-age=31536000, immutable',
      })
      response.end(request.method === 'HEAD' ? undefined : asset.text)
      return
    }
    const [, uid] = /^\/interaction\/([\w-]+)$/.exec(path) ?? []
    if (uid !== undefined) return signIn(request, response, uid)
    if (path === '/me') return userInfo(request, response)
    return handleWithProvider(request, response)
  }

  return {
    issuer,
    tokens,

    async handle(request, response) {
      const address = request.url ?? ''
      if (!/^\/oidc(?=[/?]|$)/.test(address)) return false
      const url = address.slice('/oidc'.length)
      const [path = ''] = url.split('?')
      protect(response, path, origins)
      request.originalUrl = address
      request.url = url.startsWith('/') ? url : `/${url}`
      // The provider builds addresses from these, and only one is right, whatever a proxy or a client says.
      request.headers['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1)
      request.headers['x-forwarded-host'] = publicUrl.host
      try {
        await route(request, response, path)
      } catch (error) {
        reportFailure(path, error)
        if (response.headersSent) response.destroy()
        else answerPage(response, 500, failedPage(publicUrl))
      }
      return true
    },
  }
}

/** Sign-out alone may be framed, and by the product alone, which ends a sign-in without leaving its page. */
function protect(response: ServerResponse, path: string, origins: readonly string[]): void {
  const returning = origins.join(' ')
  response.setHeader(
    'content-security-policy',
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      `form-action 'self' ${returning}`,
      `frame-ancestors ${path.startsWith('/session/end') ? returning : "'none'"}`,
      "base-uri 'none'",
    ].join('; '),
  )
  response.setHeader('x-content-type-options', 'nosniff')
  // Not `no-referrer`, with which browsers hide the origin of a form that the sign-in page checks.
  response.setHeader('referrer-policy', 'same-origin')
}

function failedPage(publicUrl: URL): string {
  return messagePage({
    title: 'Something went wrong',
    text: 'The sign-in failed on the server. Try again.',
    homeAddress: publicUrl.href,
  })
}
