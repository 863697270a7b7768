import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createMemoryStore, type Store } from '../../store'
import { demoPassword } from '../people'
import { createIdentityProvider, type IdentityProvider, type IdentityProviderOptions } from './create-identity-provider'
import { referenceClientId } from './reference-client'
import { createTestBrowser, type TestBrowser, type Visit } from './test-browser'
import { createTestClient, type TestClient, type Tokens } from './test-client'

const maren = { userId: 'user_maren', name: 'Maren Lindqvist', email: 'maren@inlay.example' }
const otherOrigin = 'http://host.inlay.example'
const minute = 60_000
const day = 24 * 60 * minute

let server: Server
let origin: string
let store: Store
let provider: IdentityProvider
let browser: TestBrowser
let client: TestClient
let failures: unknown[]

beforeEach(async () => {
  failures = []
  ;({ server, origin } = await listen(() => provider))
  store = createMemoryStore()
  await start()
  client = createTestClient(origin)
  browser = newBrowser()
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  expect(failures).toEqual([])
})

async function listen(handler: () => IdentityProvider) {
  const listening = createServer((request, response) => {
    void handler()
      .handle(request, response)
      .then((handled) => handled || response.writeHead(404).end('not ours'))
  })
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const address = listening.address()
  if (address === null || typeof address === 'string') throw new Error('The test server has no port.')
  return { server: listening, origin: `http://127.0.0.1:${address.port}` }
}

/** Starts the provider, or a new one in its place over the same store. */
async function start(options: Partial<IdentityProviderOptions> = {}) {
  provider = await createIdentityProvider({
    store,
    publicUrl: origin,
    hostOrigins: [otherOrigin],
    log: (entry) => failures.push(entry),
    ...options,
  })
}

const newBrowser = () => createTestBrowser((url) => url.pathname.startsWith('/login') || url.origin === otherOrigin)

async function signIn(as: Readonly<Record<string, string>> = { demo: maren.userId }): Promise<Tokens> {
  const started = await client.authorize(browser)
  return client.exchange(started, await browser.submit(started.visit.url, as))
}

/** Moves the time that tokens live in. */
function pass(milliseconds: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds })
  onTestFinished(() => void vi.useRealTimers())
}

const errorOf = ({ url }: Visit) => url.searchParams.get('error') ?? new URLSearchParams(url.hash.slice(1)).get('error')
const errorIn = async (response: Response) => ({ status: response.status, ...(await response.json()) })

describe('signing in', () => {
  it('asks for e-mail and password and answers with a token that names the person', async () => {
    const started = await client.authorize(browser)
    expect(started.visit.url.pathname).toMatch(/^\/oidc\/interaction\//)
    const visit = await browser.submit(started.visit.url, { email: maren.email, password: demoPassword })
    expect(visit.url.href).toContain(`${client.redirectUri}?`)
    expect(visit.url.searchParams.get('state')).toBe(started.state)
    expect(visit.url.searchParams.get('iss')).toBe(provider.issuer)
    const tokens = await client.exchange(started, visit)
    expect(await provider.tokens.verify(tokens.access_token)).toEqual(maren)
    expect(tokens.expires_in).toBe(15 * 60)
  })

  it('takes the e-mail in any case and with spaces around', async () => {
    const tokens = await signIn({ email: ' Maren@Inlay.EXAMPLE ', password: demoPassword })
    expect(await provider.tokens.verify(tokens.access_token)).toEqual(maren)
  })

  it('signs in as a demo account by one button', async () => {
    const tokens = await signIn({ demo: 'user_amelie' })
    expect(await provider.tokens.verify(tokens.access_token)).toMatchObject({ name: 'Amélie Bouchard' })
  })

  it('names the person in the ID token and at the user info address', async () => {
    const tokens = await signIn()
    const claims = { sub: maren.userId, name: maren.name, email: maren.email, email_verified: true }
    expect(payloadOf(tokens.id_token)).toMatchObject({ ...claims, iss: provider.issuer, aud: referenceClientId })
    const info = await fetch(`${origin}/oidc/me`, { headers: { authorization: `Bearer ${tokens.access_token}` } })
    expect(await info.json()).toEqual(claims)
  })

  it('does not take an ID token for an access token', async () => {
    const { id_token: idToken } = await signIn()
    expect(await provider.tokens.verify(idToken)).toBeUndefined()
  })

  it('shows what is wrong, keeps the e-mail and lets the person try again', async () => {
    const started = await client.authorize(browser)
    const wrong = await browser.submit(started.visit.url, { email: maren.email, password: 'guess <b>' })
    expect(wrong.response?.status).toBe(200)
    expect(wrong.text).toMatch(/role="alert"[^]*The e-mail or the password is wrong/)
    expect(wrong.text).toContain(`value="${maren.email}"`)
    expect(wrong.text).not.toContain('guess')
    const right = await browser.submit(started.visit.url, { email: maren.email, password: demoPassword })
    expect(await provider.tokens.verify((await client.exchange(started, right)).access_token)).toEqual(maren)
  })

  it('answers an unknown e-mail as it does a wrong password', async () => {
    const started = await client.authorize(browser)
    for (const email of ['nobody@inlay.example', 'nobody\u0000', '\ud800', `${'a'.repeat(2_000)}@inlay.example`]) {
      const { text } = await browser.submit(started.visit.url, { email, password: demoPassword })
      expect(text).toContain('The e-mail or the password is wrong')
    }
  })

  it.each([
    [{ email: '', password: 'x' }, 'email-error', 'Enter your e-mail address'],
    [{ email: 'maren@inlay.example', password: '' }, 'password-error', 'Enter your password'],
  ])('points at the field that is empty: %j', async (fields, id, message) => {
    const started = await client.authorize(browser)
    const { text } = await browser.submit(started.visit.url, fields)
    expect(text).toMatch(new RegExp(`aria-invalid="true"\\s+aria-describedby="${id}"`))
    expect(text).toMatch(new RegExp(`id="${id}"[^]*${message}`))
  })

  it('writes what was typed as text, never as markup', async () => {
    const started = await client.authorize(browser, { login_hint: '"><script>alert(1)</script>' })
    expect(started.visit.text).not.toContain('<script>')
    const { text } = await browser.submit(started.visit.url, { email: `"'><img src=x>`, password: 'x' })
    expect(text).not.toContain('<img src=x>')
    expect(text).toContain('&#34;&#39;&#62;&#60;img src=x&#62;')
  })

  it('tells the client that the person cancelled', async () => {
    const started = await client.authorize(browser)
    const visit = await browser.submit(started.visit.url, { action: 'cancel' })
    expect(errorOf(visit)).toBe('access_denied')
    expect(visit.url.searchParams.get('state')).toBe(started.state)
    expect(errorOf((await client.authorize(browser, { prompt: 'none' })).visit)).toBe('login_required')
  })

  it('lets a signed-in person through without asking again, unless the client wants it', async () => {
    await signIn()
    const again = await client.authorize(browser)
    expect(await provider.tokens.verify((await client.exchange(again)).access_token)).toEqual(maren)
    const asked = await client.authorize(browser, { prompt: 'login' })
    expect(asked.visit.text).toContain('<h1>Sign in</h1>')
  })
})

describe('signing in as somebody else', () => {
  it('ends the first sign-in, by a page whose script the policy lets run', async () => {
    const first = await signIn()
    const started = await client.authorize(browser, { prompt: 'login' })
    const between = await browser.submit(started.visit.url, { demo: 'user_theo' })
    expect(between.response?.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^']+'/)
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(between.text)?.[1] ?? ''
    const visit = await browser.submit(`${origin}/oidc/session/end/confirm`, { xsrf, logout: 'yes' })
    const second = await client.exchange(started, visit)
    expect(await provider.tokens.verify(second.access_token)).toMatchObject({ userId: 'user_theo' })
    expect((await client.refresh(first.refresh_token)).status).toBe(400)
  })
})

describe('somebody who is no longer there', () => {
  it('is signed in no more', async () => {
    const tokens = await signIn()
    await store.system.collection({ name: 'people', indexed: [] }).delete(maren.userId)
    expect(errorOf((await client.authorize(browser, { prompt: 'none' })).visit)).toBe('login_required')
    expect((await client.refresh(tokens.refresh_token)).status).toBe(400)
    const info = await fetch(`${origin}/oidc/me`, { headers: { authorization: `Bearer ${tokens.access_token}` } })
    expect(info.status).toBe(401)
    const { visit } = await client.authorize(browser)
    expect(visit.text).toContain('Theo Okafor')
    expect(visit.text).not.toContain(maren.name)
    const again = await browser.submit(visit.url, { email: maren.email, password: demoPassword })
    expect(again.text).toContain('The e-mail or the password is wrong')
  })
})

describe('a form', () => {
  it('is refused from another site, and without the cookie of the sign-in that it belongs to', async () => {
    const { visit } = await client.authorize(browser)
    const fields = { demo: maren.userId }
    expect((await browser.submit(visit.url, fields, { origin: otherOrigin })).response?.status).toBe(403)
    expect((await browser.submit(visit.url, fields, { origin: 'null' })).response?.status).toBe(403)
    const stranger = await newBrowser().submit(visit.url, fields)
    expect(stranger.response?.status).toBe(400)
    expect(stranger.text).toContain('This sign-in has expired')
  })

  it('is refused for the sign-in of another window', async () => {
    const first = await client.authorize(browser)
    const second = await client.authorize(newBrowser())
    const crossed = new URL(second.visit.url)
    const cookie = browser.cookiesFor(first.visit.url).join('; ')
    const response = await fetch(crossed, {
      method: 'POST',
      body: new URLSearchParams({ demo: maren.userId }),
      headers: { cookie },
      redirect: 'manual',
    })
    expect(response.status).toBe(400)
  })

  it('is refused when it is too large, no form or for no demo account', async () => {
    const { visit } = await client.authorize(browser)
    const status = async (init: RequestInit) =>
      (await browser.open(visit.url, { method: 'POST', ...init })).response?.status
    expect(await status({ body: new URLSearchParams({ email: 'x'.repeat(20_000) }) })).toBe(400)
    expect(await status({ body: '{"demo":"user_maren"}', headers: { 'content-type': 'application/json' } })).toBe(400)
    expect(await status({ body: new URLSearchParams({ demo: 'user_nobody' }) })).toBe(400)
    expect(await status({ method: 'DELETE' })).toBe(405)
  })

  it('counts once: sent again, it has expired', async () => {
    const { visit } = await client.authorize(browser)
    await browser.submit(visit.url, { demo: maren.userId })
    const again = await browser.submit(visit.url, { demo: 'user_theo' })
    expect(again.response?.status).toBe(400)
    expect(again.text).toContain('This sign-in has expired')
  })

  it('has expired after an hour', async () => {
    const { visit } = await client.authorize(browser)
    pass(61 * minute)
    expect((await browser.open(visit.url)).text).toContain('This sign-in has expired')
  })
})

describe('pages', () => {
  it('let no script or style run that is not a file of ours, and cannot be framed', async () => {
    const { visit } = await client.authorize(browser)
    const policy = visit.response?.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(visit.text).not.toMatch(/<style|<script(?! src)|\sstyle=|\son\w+=/)
    expect(visit.text).toMatch(/^<!doctype html>\s*<html lang="en">/)
  })

  it('load files that are there and may be kept', async () => {
    const { visit } = await client.authorize(browser)
    const addresses = [...visit.text.matchAll(/(?:href|src)="(\/oidc\/assets\/[^"]+)"/g)].map(([, address]) => address)
    expect(new Set(addresses).size).toBe(2)
    for (const address of addresses) {
      const response = await fetch(new URL(address ?? '', origin))
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toContain('immutable')
    }
  })
})

describe('the authorization address', () => {
  it.each([
    ['a foreign redirect', { redirect_uri: 'https://evil.example/login/callback' }],
    ['a redirect to another path', { redirect_uri: 'http://host.inlay.example/login/callback/../../x' }],
    ['an unknown client', { client_id: 'somebody' }],
  ])('goes nowhere for %s', async (_name, changes) => {
    const { visit } = await client.authorize(browser, changes)
    expect(visit.response?.status).toBe(400)
    expect(visit.text).toContain('The sign-in cannot go on')
  })

  it.each([
    ['no challenge', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['an implicit token', { response_type: 'id_token' }, 'unsupported_response_type'],
    ['another API', { resource: 'urn:another:api' }, 'invalid_target'],
  ])('tells the client that it does not take %s', async (_name, changes, error) => {
    expect(errorOf((await client.authorize(browser, changes)).visit)).toBe(error)
  })

  it('comes back to every origin that it was told of', async () => {
    await signIn()
    const { visit } = await client.authorize(browser, { redirect_uri: `${otherOrigin}/login/callback` })
    expect(visit.url.href).toMatch(/^http:\/\/host\.inlay\.example\/login\/callback\?code=/)
  })
})

describe('a code', () => {
  it('needs the verifier of its challenge', async () => {
    await signIn()
    const started = await client.authorize(browser)
    await expect(client.exchange({ ...started, verifier: 'x'.repeat(43) })).rejects.toThrow()
    const code = started.visit.url.searchParams.get('code') ?? ''
    const response = await client.token({ grant_type: 'authorization_code', code, redirect_uri: client.redirectUri })
    expect(await errorIn(response)).toMatchObject({ status: 400, error: 'invalid_grant' })
  })

  it('counts once, also when it is presented twice at the same moment', async () => {
    await signIn()
    const started = await client.authorize(browser)
    const results = await Promise.allSettled([client.exchange(started), client.exchange(started)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('a refresh token', () => {
  it('gives new tokens and is used up by it', async () => {
    const first = await signIn()
    pass(16 * minute)
    expect(await provider.tokens.verify(first.access_token)).toBeUndefined()
    const second = await client.read(await client.refresh(first.refresh_token))
    expect(await provider.tokens.verify(second.access_token)).toEqual(maren)
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect(await errorIn(await client.refresh(first.refresh_token))).toMatchObject({
      status: 400,
      error: 'invalid_grant',
    })
  })

  it('takes its successor with it when it is used again, since one of the two was stolen', async () => {
    const first = await signIn()
    const second = await client.read(await client.refresh(first.refresh_token))
    await client.refresh(first.refresh_token)
    expect((await client.refresh(second.refresh_token)).status).toBe(400)
  })

  it('can be revoked', async () => {
    const tokens = await signIn()
    const body = new URLSearchParams({ client_id: referenceClientId, token: tokens.refresh_token })
    expect((await fetch(`${origin}/oidc/token/revocation`, { method: 'POST', body })).status).toBe(200)
    expect((await client.refresh(tokens.refresh_token)).status).toBe(400)
  })

  it('is unknown when it is made up', async () => {
    for (const token of ['x', '\u0000', '../x', 'é', 'a'.repeat(9_000)]) {
      expect(await errorIn(await client.refresh(token))).toMatchObject({ status: 400, error: 'invalid_grant' })
    }
  })
})

describe('a silent sign-in', () => {
  it('answers at once with a session, and gives a refresh token too', async () => {
    await signIn()
    const tokens = await client.exchange(await client.authorize(browser, { prompt: 'none' }))
    expect(await provider.tokens.verify(tokens.access_token)).toEqual(maren)
    expect((await client.refresh(tokens.refresh_token)).status).toBe(200)
  })

  it('answers login_required without one', async () => {
    expect(errorOf((await client.authorize(browser, { prompt: 'none' })).visit)).toBe('login_required')
  })

  it('answers login_required when the session was not used for two weeks', async () => {
    await signIn()
    pass(13 * day)
    expect(errorOf((await client.authorize(browser, { prompt: 'none' })).visit)).toBeNull()
    pass(13 * day)
    expect(errorOf((await client.authorize(browser, { prompt: 'none' })).visit)).toBeNull()
    pass(15 * day)
    expect(errorOf((await client.authorize(browser, { prompt: 'none' })).visit)).toBe('login_required')
  })
})

describe('the session cookie', () => {
  it('is not that of another server on the same host', async () => {
    await signIn()
    const neighbour = await listen(() => theirs)
    onTestFinished(() => void neighbour.server.close())
    const theirs = await createIdentityProvider({ store: createMemoryStore(), publicUrl: neighbour.origin })
    const theirClient = createTestClient(neighbour.origin)
    const { visit } = await theirClient.authorize(browser)
    await browser.submit(visit.url, { demo: 'user_theo' })
    for (const each of [client, theirClient]) {
      expect(errorOf((await each.authorize(browser, { prompt: 'none' })).visit)).toBeNull()
    }
  })

  it('is out of reach of scripts, other sites and other addresses, and secure where the address is', async () => {
    const cookies = async () => (await fetch(`${origin}/oidc/session/end`)).headers.getSetCookie()
    expect(await cookies()).not.toEqual([])
    for (const cookie of await cookies()) expect(cookie).toMatch(/path=\/oidc;.*samesite=lax; httponly/i)
    await start({ publicUrl: 'https://inlay.example' })
    for (const cookie of await cookies()) expect(cookie).toMatch(/; secure/i)
  })
})

describe('signing out', () => {
  const signOut = (parameters: Readonly<Record<string, string>>) =>
    browser.open(`${origin}/oidc/session/end?${new URLSearchParams(parameters)}`)

  /** Sends the form of the sign-out page, as its button and its script do. */
  function confirm({ text }: Visit) {
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''
    return browser.submit(`${origin}/oidc/session/end/confirm`, { xsrf: field('xsrf'), logout: field('logout') })
  }

  it('ends the session and the refresh tokens of all windows, and returns to the origin', async () => {
    const tokens = await signIn()
    const other = await client.exchange(await client.authorize(browser, { prompt: 'none' }))
    const page = await signOut({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${origin}/login`,
      state: 'back',
    })
    expect(page.text).toContain('submit.js')
    expect((await confirm(page)).url.href).toBe(`${origin}/login?state=back`)
    expect(errorOf((await client.authorize(browser, { prompt: 'none' })).visit)).toBe('login_required')
    expect((await client.refresh(tokens.refresh_token)).status).toBe(400)
    expect((await client.refresh(other.refresh_token)).status).toBe(400)
  })

  it('asks first when another site could be behind it', async () => {
    await signIn()
    const page = await signOut({ client_id: referenceClientId, post_logout_redirect_uri: `${origin}/login` })
    expect(page.text).toContain('Sign out of Inlay?')
    expect(page.text).not.toContain('submit.js')
    expect(errorOf((await client.authorize(browser, { prompt: 'none' })).visit)).toBeNull()
    expect((await confirm(await signOut({}))).text).toContain('You are signed out')
    expect(errorOf((await client.authorize(browser, { prompt: 'none' })).visit)).toBe('login_required')
  })

  it('needs the secret of its page', async () => {
    const tokens = await signIn()
    await signOut({ id_token_hint: tokens.id_token })
    const forged = await browser.submit(`${origin}/oidc/session/end/confirm`, { xsrf: 'guess', logout: 'yes' })
    expect(forged.response?.status).toBe(400)
    expect(errorOf((await client.authorize(browser, { prompt: 'none' })).visit)).toBeNull()
  })

  it('returns to no address of others', async () => {
    const tokens = await signIn()
    const page = await signOut({ id_token_hint: tokens.id_token, post_logout_redirect_uri: 'https://evil.example/' })
    expect(page.response?.status).toBe(400)
  })

  it('can be framed by the product alone', async () => {
    const tokens = await signIn()
    const page = await signOut({ id_token_hint: tokens.id_token })
    expect(page.response?.headers.get('content-security-policy')).toContain(`frame-ancestors ${origin} ${otherOrigin};`)
  })
})

describe('a restart over the same store', () => {
  it('keeps sessions, refresh tokens, access tokens and the sign-in in progress', async () => {
    const tokens = await signIn()
    const other = newBrowser()
    const started = await client.authorize(other)
    await start()
    expect(await provider.tokens.verify(tokens.access_token)).toEqual(maren)
    expect(errorOf((await client.authorize(browser, { prompt: 'none' })).visit)).toBeNull()
    expect((await client.refresh(tokens.refresh_token)).status).toBe(200)
    expect((await other.submit(started.visit.url, { demo: maren.userId })).url.searchParams.get('code')).toBeTruthy()
  })

  it('of an empty store asks for a sign-in again, and knows the demo people again', async () => {
    const tokens = await signIn()
    await store.clear()
    expect(errorOf((await client.authorize(browser, { prompt: 'none' })).visit)).toBe('login_required')
    await start()
    expect(await provider.tokens.verify(tokens.access_token)).toBeUndefined()
    expect(await provider.tokens.verify((await signIn()).access_token)).toEqual(maren)
  })
})

describe('what the store keeps', () => {
  it('has no password in it', async () => {
    await signIn({ email: maren.email, password: demoPassword })
    const { documents } = await store.system.collection({ name: 'people', indexed: [] }).find({ limit: 10 })
    expect(documents).toHaveLength(3)
    expect(JSON.stringify(documents)).not.toContain(demoPassword)
  })

  it('is forgotten when it has expired', async () => {
    const count = async () => {
      const kinds = ['Session', 'Grant', 'Interaction', 'AuthorizationCode', 'RefreshToken']
      const counts = await Promise.all(
        kinds.map((kind) => store.system.collection({ name: `identity-${kind}`, indexed: [] }).count()),
      )
      return counts.reduce((sum, each) => sum + each, 0)
    }
    for (let turn = 0; turn < 5; turn++) {
      browser = newBrowser()
      await signIn()
    }
    expect(await count()).toBeGreaterThan(15)
    pass(31 * day)
    browser = newBrowser()
    await client.authorize(browser)
    expect(await count()).toBe(1)
  })
})

describe('other origins', () => {
  it('may ask for tokens and the person when they are ours, and not otherwise', async () => {
    const { access_token: token } = await signIn()
    const allowed = async (from: string) => {
      const info = await fetch(`${origin}/oidc/me`, { headers: { origin: from, authorization: `Bearer ${token}` } })
      const tokens = await client.token({ grant_type: 'refresh_token', refresh_token: 'x' }, { origin: from })
      return [info, tokens].map(({ headers }) => headers.get('access-control-allow-origin'))
    }
    expect(await allowed(otherOrigin)).toEqual([otherOrigin, otherOrigin])
    expect(await allowed('https://evil.example')).toEqual([null, null])
  })

  it('are told before asking, too', async () => {
    const preflight = (path: string, from: string) =>
      fetch(origin + path, {
        method: 'OPTIONS',
        headers: {
          origin: from,
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      })
    const response = await preflight('/oidc/me', otherOrigin)
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe(otherOrigin)
    expect(response.headers.get('access-control-allow-headers')).toMatch(/authorization/i)
    expect((await preflight('/oidc/me', 'https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('the user info address', () => {
  it.each([undefined, 'Bearer', 'Bearer x', 'Basic eDp4', 'Bearer x y'])('answers 401 to %s', async (authorization) => {
    const headers = authorization === undefined ? {} : { authorization }
    const response = await fetch(`${origin}/oidc/me`, { headers })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/)
  })
})

describe('the discovery document', () => {
  it('names addresses as the browser reaches them, whatever a proxy or a client says', async () => {
    await start({ publicUrl: 'https://inlay.example' })
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }
    const response = await fetch(`${origin}/oidc/.well-known/openid-configuration`, { headers })
    const document: Record<string, unknown> = await response.json()
    expect(document).toMatchObject({
      issuer: 'https://inlay.example/oidc',
      authorization_endpoint: 'https://inlay.example/oidc/auth',
      token_endpoint: 'https://inlay.example/oidc/token',
      userinfo_endpoint: 'https://inlay.example/oidc/me',
      end_session_endpoint: 'https://inlay.example/oidc/session/end',
      revocation_endpoint: 'https://inlay.example/oidc/token/revocation',
      jwks_uri: 'https://inlay.example/oidc/jwks',
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
    })
    expect(JSON.stringify(document)).not.toContain('evil')
  })

  it('leads to the keys that the tokens are signed with', async () => {
    const published: unknown = await (await fetch(`${origin}/oidc/jwks`)).json()
    expect(published).toEqual(provider.tokens.jwks())
  })
})

describe('addresses', () => {
  it.each(['/', '/oidcx', '/login', '/api/v1/oidc'])('%s is not ours', async (path) => {
    const response = await fetch(origin + path)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('not ours')
  })

  it.each(['/oidc', '/oidc/', '/oidc/nothing', '/oidc?x', '/oidc/interaction/../x', '/oidc/assets/old/page.css'])(
    '%s is ours and leads nowhere',
    async (path) => {
      const response = await fetch(origin + path)
      expect(response.status).toBe(404)
      expect(await response.text()).not.toBe('not ours')
    },
  )
})

function payloadOf(token: string): unknown {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}
