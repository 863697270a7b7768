import { describe, expect, it } from 'vitest'
import { referenceClientId } from './reference-client'
import { errorIn } from './test-client'
import { maren, startTestIdentity } from './test-identity'

const minute = 60_000

describe('a refresh token', () => {
  it('gives new tokens and is used up by it', async () => {
    const { client, provider, signIn, pass } = await startTestIdentity()
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
    const { client, signIn } = await startTestIdentity()
    const first = await signIn()
    const second = await client.read(await client.refresh(first.refresh_token))
    await client.refresh(first.refresh_token)
    expect((await client.refresh(second.refresh_token)).status).toBe(400)
  })

  it('can be revoked', async () => {
    const { client, origin, signIn } = await startTestIdentity()
    const tokens = await signIn()
    const body = new URLSearchParams({ client_id: referenceClientId, token: tokens.refresh_token })
    expect((await fetch(`${origin}/oidc/token/revocation`, { method: 'POST', body })).status).toBe(200)
    expect((await client.refresh(tokens.refresh_token)).status).toBe(400)
  })

  it('is unknown when it is made up', async () => {
    const { client } = await startTestIdentity()
    for (const token of ['x', '\u0000', '../x', 'é', 'a'.repeat(9_000)]) {
      expect(await errorIn(await client.refresh(token))).toMatchObject({ status: 400, error: 'invalid_grant' })
    }
  })
})
