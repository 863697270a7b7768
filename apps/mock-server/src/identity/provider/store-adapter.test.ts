import type { Adapter } from 'oidc-provider'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { readAll } from '../../read-all'
import { collectionName, createMemoryStore, type Store } from '../../store'
import { loadOidcLibrary } from './oidc-library'
import { createStoreAdapter } from './store-adapter'

let store: Store
let adapter: Adapter

const open = async () => createStoreAdapter(store.system, await loadOidcLibrary())('RefreshToken')

beforeEach(async () => {
  store = createMemoryStore()
  adapter = await open()
})

describe('createStoreAdapter', () => {
  it('finds what was kept, also after a restart, and not what was kept of another kind', async () => {
    await adapter.upsert('a', { accountId: 'user_maren', scope: 'openid' }, 60)
    expect(await (await open()).find('a')).toMatchObject({ accountId: 'user_maren', scope: 'openid' })
    expect(await createStoreAdapter(store.system, await loadOidcLibrary())('Session').find('a')).toBeUndefined()
    await adapter.destroy('a')
    expect(await adapter.find('a')).toBeUndefined()
  })

  it('finds by the session it belongs to', async () => {
    await adapter.upsert('a', { uid: 'first' }, 60)
    await adapter.upsert('b', { uid: 'second', kind: 'Session' }, 60)
    expect(await adapter.findByUid('second')).toMatchObject({ kind: 'Session' })
    expect(await adapter.findByUid('third')).toBeUndefined()
  })

  it('finds nothing that has expired', async () => {
    await adapter.upsert('a', { uid: 'first' }, 60)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_001 })
    onTestFinished(() => void vi.useRealTimers())
    expect(await adapter.find('a')).toBeUndefined()
    expect(await adapter.findByUid('first')).toBeUndefined()
  })

  it('keeps nothing for long that has expired', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    onTestFinished(() => void vi.useRealTimers())
    await adapter.upsert('past', {}, 60)
    await adapter.upsert('present', {}, 86_400)
    vi.setSystemTime(Date.now() + 11 * 60_000)
    await adapter.upsert('new', {}, 60)
    const kept = await readAll(store.system.collection(collectionName('identity-RefreshToken')))
    expect(kept.map(({ id }) => id)).toEqual(['new', 'present'])
  })

  it('takes any text for an id that it does not know', async () => {
    for (const id of ['', '\u0000', '\ud800', 'a b', '../a', 'a'.repeat(100_000)]) {
      expect(await adapter.find(id)).toBeUndefined()
    }
  })

  it('lets a token be used up once, one after the other', async () => {
    await adapter.upsert('a', {}, 60)
    await adapter.consume('a')
    expect(await adapter.find('a')).toMatchObject({ consumed: expect.any(Number) })
    await expect(adapter.consume('a')).rejects.toMatchObject({ error: 'invalid_grant' })
  })

  it('lets a token be used up once, at the same moment by two servers', async () => {
    await adapter.upsert('a', {}, 60)
    const another = await open()
    const results = await Promise.allSettled([adapter.consume('a'), another.consume('a'), adapter.consume('a')])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ error: 'invalid_grant' })
    }
  })

  it('revokes all of one grant, however many, and nothing of another', async () => {
    for (let at = 0; at < 250; at++) await adapter.upsert(`a${at}`, { grantId: 'first' }, 60)
    await adapter.upsert('b', { grantId: 'second' }, 60)
    await adapter.revokeByGrantId('first')
    expect(await adapter.find('a0')).toBeUndefined()
    expect(await adapter.find('a249')).toBeUndefined()
    expect(await adapter.find('b')).toBeDefined()
  })
})
