import { describe, expect, it } from 'vitest'
import { referenceClientId } from './reference-client'
import type { Visit } from './test-browser'
import { errorOf } from './test-client'
import { otherOrigin, startTestIdentity, type TestIdentity } from './test-identity'

describe('signing out', () => {
  it('ends the session and the refresh tokens of all windows, and returns to the origin', async () => {
    const identity = await startTestIdentity()
    const { client, browser, origin, signIn } = identity
    const tokens = await signIn()
    const other = await client.exchange(await client.authorize(browser, { prompt: 'none' }))
    const page = await signOut(identity, {
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: `${origin}/login`,
      state: 'back',
    })
    expect(page.text).toContain('submit.js')
    expect((await confirm(identity, page)).url.href).toBe(`${origin}/login?state=back`)
    expect(errorOf((await client.authorize(browser, { prompt: 'none' })).visit)).toBe('login_required')
    expect((await client.refresh(tokens.refresh_token)).status).toBe(400)
    expect((await client.refresh(other.refresh_token)).status).toBe(400)
  })

  it('asks first when another site could be behind it', async () => {
    const identity = await startTestIdentity()
    const { client, browser, origin, signIn } = identity
    await signIn()
    const page = await signOut(identity, { client_id: referenceClientId, post_logout_redirect_uri: `${origin}/login` })
    expect(page.text).toContain('Sign out of Inlay?')
    expect(page.text).not.toContain('submit.js')
    expect(errorOf((await client.authorize(browser, { prompt: 'none' })).visit)).toBeNull()
    expect((await confirm(identity, await signOut(identity, {}))).text).toContain('You are signed out')
    expect(errorOf((await client.authorize(browser, { prompt: 'none' })).visit)).toBe('login_required')
  })

  it('needs the secret of its page', async () => {
    const identity = await startTestIdentity()
    const { client, browser, origin, signIn } = identity
    const tokens = await signIn()
    await signOut(identity, { id_token_hint: tokens.id_token })
    const forged = await browser.submit(`${origin}/oidc/session/end/confirm`, { xsrf: 'guess', logout: 'yes' })
    expect(forged.response?.status).toBe(400)
    expect(errorOf((await client.authorize(browser, { prompt: 'none' })).visit)).toBeNull()
  })

  it('returns to no address of others', async () => {
    const identity = await startTestIdentity()
    const { signIn } = identity
    const tokens = await signIn()
    const page = await signOut(identity, {
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: 'https://evil.example/',
    })
    expect(page.response?.status).toBe(400)
  })

  it('can be framed by the product alone', async () => {
    const identity = await startTestIdentity()
    const { origin, signIn } = identity
    const tokens = await signIn()
    const page = await signOut(identity, { id_token_hint: tokens.id_token })
    expect(page.response?.headers.get('content-security-policy')).toContain(`frame-ancestors ${origin} ${otherOrigin};`)
  })
})

function signOut({ browser, origin }: TestIdentity, parameters: Readonly<Record<string, string>>) {
  return browser.open(`${origin}/oidc/session/end?${new URLSearchParams(parameters)}`)
}

/** Sends the form of the sign-out page, as its button and its script do. */
function confirm({ browser, origin }: TestIdentity, { text }: Visit) {
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''
  return browser.submit(`${origin}/oidc/session/end/confirm`, { xsrf: field('xsrf'), logout: field('logout') })
}
