import { describe, expect, it } from 'vitest'
import { errorOf } from './test-client'
import { maren, startTestIdentity } from './test-identity'

const day = 24 * 60 * 60_000

describe('a silent sign-in', () => {
  it('answers at once with a session, and gives a refresh token too', async () => {
    const { client, browser, provider, signIn } = await startTestIdentity()
    await signIn()
    const tokens = await client.exchange(await client.authorize(browser, { prompt: 'none' }))
    expect(await provider.tokens.verify(tokens.access_token)).toEqual(maren)
    expect((await client.refresh(tokens.refresh_token)).status).toBe(200)
  })

  it('answers login_required without one', async () => {
    const { client, browser } = await startTestIdentity()
    expect(errorOf((await client.authorize(browser, { prompt: 'none' })).visit)).toBe('login_required')
  })

  it('answers login_required when the session was not used for two weeks', async () => {
    const { client, browser, signIn, pass } = await startTestIdentity()
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
    const { client, browser, signIn } = await startTestIdentity()
    await signIn()
    const neighbour = await startTestIdentity()
    await neighbour.signIn({ demo: 'user_theo' }, browser)
    for (const each of [client, neighbour.client]) {
      expect(errorOf((await each.authorize(browser, { prompt: 'none' })).visit)).toBeNull()
    }
  })

  it('is out of reach of scripts, other sites and other addresses, and secure where the address is', async () => {
    const { origin, restart } = await startTestIdentity()
    const cookies = async () => (await fetch(`${origin}/oidc/session/end`)).headers.getSetCookie()
    expect(await cookies()).not.toEqual([])
    for (const cookie of await cookies()) expect(cookie).toMatch(/path=\/oidc;.*samesite=lax; httponly/i)
    await restart({ publicUrl: 'https://inlay.example' })
    for (const cookie of await cookies()) expect(cookie).toMatch(/; secure/i)
  })
})
