import { describe, expect, it } from 'vitest'
import { errorIn, errorOf } from './test-client'
import { otherOrigin, startTestIdentity } from './test-identity'

describe('the authorization address', () => {
  it.each([
    ['a foreign redirect', { redirect_uri: 'https://evil.example/login/callback' }],
    ['a redirect to another path', { redirect_uri: 'http://host.inlay.example/login/callback/../../x' }],
    ['an unknown client', { client_id: 'somebody' }],
  ])('goes nowhere for %s', async (_name, changes) => {
    const { client, browser } = await startTestIdentity()
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
    const { client, browser } = await startTestIdentity()
    expect(errorOf((await client.authorize(browser, changes)).visit)).toBe(error)
  })

  it('comes back to every origin that it was told of', async () => {
    const { client, browser, signIn } = await startTestIdentity()
    await signIn()
    const { visit } = await client.authorize(browser, { redirect_uri: `${otherOrigin}/login/callback` })
    expect(visit.url.href).toMatch(/^http:\/\/host\.inlay\.example\/login\/callback\?code=/)
  })
})

describe('a code', () => {
  it('needs the verifier of its challenge', async () => {
    const { client, browser, signIn } = await startTestIdentity()
    await signIn()
    const started = await client.authorize(browser)
    await expect(client.exchange({ ...started, verifier: 'x'.repeat(43) })).rejects.toThrow()
    const code = started.visit.url.searchParams.get('code') ?? ''
    const response = await client.token({ grant_type: 'authorization_code', code, redirect_uri: client.redirectUri })
    expect(await errorIn(response)).toMatchObject({ status: 400, error: 'invalid_grant' })
  })

  it('counts once, also when it is presented twice at the same moment', async () => {
    const { client, browser, signIn } = await startTestIdentity()
    await signIn()
    const started = await client.authorize(browser)
    const results = await Promise.allSettled([client.exchange(started), client.exchange(started)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})
