import { describe, expect, it } from 'vitest'
import { demoPassword } from '../people'
import { errorOf } from './test-client'
import { maren, startTestIdentity } from './test-identity'

const day = 24 * 60 * 60_000

describe('a restart over the same store', () => {
  it('keeps sessions, refresh tokens, access tokens and the sign-in in progress', async () => {
    const { client, browser, signIn, restart, newBrowser } = await startTestIdentity()
    const tokens = await signIn()
    const other = newBrowser()
    const started = await client.authorize(other)
    const provider = await restart()
    expect(await provider.tokens.verify(tokens.access_token)).toEqual(maren)
    expect(errorOf((await client.authorize(browser, { prompt: 'none' })).visit)).toBeNull()
    expect((await client.refresh(tokens.refresh_token)).status).toBe(200)
    expect((await other.submit(started.visit.url, { demo: maren.userId })).url.searchParams.get('code')).toBeTruthy()
  })

  it('of an empty store asks for a sign-in again, and knows the demo people again', async () => {
    const { client, browser, store, signIn, restart } = await startTestIdentity()
    const tokens = await signIn()
    await store.clear()
    expect(errorOf((await client.authorize(browser, { prompt: 'none' })).visit)).toBe('login_required')
    const provider = await restart()
    expect(await provider.tokens.verify(tokens.access_token)).toBeUndefined()
    expect(await provider.tokens.verify((await signIn()).access_token)).toEqual(maren)
  })
})

describe('what the store keeps', () => {
  it('has no password in it', async () => {
    const { store, signIn } = await startTestIdentity()
    await signIn({ email: maren.email, password: demoPassword })
    const { documents } = await store.system.collection({ name: 'people', indexed: [] }).find({ limit: 10 })
    expect(documents).toHaveLength(3)
    expect(JSON.stringify(documents)).not.toContain(demoPassword)
  })

  it('has the passwords of the demo hashed once for every store of the process', async () => {
    const hashes = async () => {
      const { store, signIn } = await startTestIdentity()
      await signIn()
      const people = store.system.collection<{ passwordHash: string }>({ name: 'people', indexed: [] })
      return (await people.find({ limit: 10 })).documents.map(({ value }) => value.passwordHash)
    }
    const first = await hashes()
    expect(new Set(first).size).toBe(3)
    expect(await hashes()).toEqual(first)
  })

  it('is forgotten when it has expired', async () => {
    const { client, store, signIn, newBrowser, pass } = await startTestIdentity()
    const count = async () => {
      const kinds = ['Session', 'Grant', 'Interaction', 'AuthorizationCode', 'RefreshToken']
      const counts = await Promise.all(
        kinds.map((kind) => store.system.collection({ name: `identity-${kind}`, indexed: [] }).count()),
      )
      return counts.reduce((sum, each) => sum + each, 0)
    }
    for (let turn = 0; turn < 5; turn++) await signIn({ demo: maren.userId }, newBrowser())
    expect(await count()).toBeGreaterThan(15)
    pass(31 * day)
    await client.authorize(newBrowser())
    expect(await count()).toBe(1)
  })
})
