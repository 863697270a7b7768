import { describe, expect, it } from 'vitest'
import { demoPassword } from '../people'
import { referenceClientId } from './reference-client'
import { errorOf } from './test-client'
import { maren, startTestIdentity } from './test-identity'

describe('signing in', () => {
  it('asks for e-mail and password and answers with a token that names the person', async () => {
    const { client, browser, provider } = await startTestIdentity()
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
    const { provider, signIn } = await startTestIdentity()
    const tokens = await signIn({ email: ' Maren@Inlay.EXAMPLE ', password: demoPassword })
    expect(await provider.tokens.verify(tokens.access_token)).toEqual(maren)
  })

  it('signs in as a demo account by one button', async () => {
    const { provider, signIn } = await startTestIdentity()
    const tokens = await signIn({ demo: 'user_amelie' })
    expect(await provider.tokens.verify(tokens.access_token)).toMatchObject({ name: 'Amélie Bouchard' })
  })

  it('names the person in the ID token and at the user info address', async () => {
    const { origin, provider, signIn } = await startTestIdentity()
    const tokens = await signIn()
    const claims = { sub: maren.userId, name: maren.name, email: maren.email, email_verified: true }
    expect(payloadOf(tokens.id_token)).toMatchObject({ ...claims, iss: provider.issuer, aud: referenceClientId })
    const info = await fetch(`${origin}/oidc/me`, { headers: { authorization: `Bearer ${tokens.access_token}` } })
    expect(await info.json()).toEqual(claims)
  })

  it('does not take an ID token for an access token', async () => {
    const { provider, signIn } = await startTestIdentity()
    const { id_token: idToken } = await signIn()
    expect(await provider.tokens.verify(idToken)).toBeUndefined()
  })

  it('shows what is wrong, keeps the e-mail and lets the person try again', async () => {
    const { client, browser, provider } = await startTestIdentity()
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
    const { client, browser } = await startTestIdentity()
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
    const { client, browser } = await startTestIdentity()
    const started = await client.authorize(browser)
    const { text } = await browser.submit(started.visit.url, fields)
    expect(text).toMatch(new RegExp(`aria-invalid="true"\\s+aria-describedby="${id}"`))
    expect(text).toMatch(new RegExp(`id="${id}"[^]*${message}`))
  })

  it('writes what was typed as text, never as markup', async () => {
    const { client, browser } = await startTestIdentity()
    const started = await client.authorize(browser, { login_hint: '"><script>alert(1)</script>' })
    expect(started.visit.text).not.toContain('<script>')
    const { text } = await browser.submit(started.visit.url, { email: `"'><img src=x>`, password: 'x' })
    expect(text).not.toContain('<img src=x>')
    expect(text).toContain('&#34;&#39;&#62;&#60;img src=x&#62;')
  })

  it('tells the client that the person cancelled', async () => {
    const { client, browser } = await startTestIdentity()
    const started = await client.authorize(browser)
    const visit = await browser.submit(started.visit.url, { action: 'cancel' })
    expect(errorOf(visit)).toBe('access_denied')
    expect(visit.url.searchParams.get('state')).toBe(started.state)
    expect(errorOf((await client.authorize(browser, { prompt: 'none' })).visit)).toBe('login_required')
  })

  it('lets a signed-in person through without asking again, unless the client wants it', async () => {
    const { client, browser, provider, signIn } = await startTestIdentity()
    await signIn()
    const again = await client.authorize(browser)
    expect(await provider.tokens.verify((await client.exchange(again)).access_token)).toEqual(maren)
    const asked = await client.authorize(browser, { prompt: 'login' })
    expect(asked.visit.text).toContain('<h1>Sign in</h1>')
  })
})

describe('signing in as somebody else', () => {
  it('ends the first sign-in, by a page whose script the policy lets run', async () => {
    const { client, browser, origin, provider, signIn } = await startTestIdentity()
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
    const { client, browser, origin, store, signIn } = await startTestIdentity()
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

function payloadOf(token: string): unknown {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}
