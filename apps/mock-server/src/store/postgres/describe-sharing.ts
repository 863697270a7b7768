import { Client, escapeIdentifier } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NewerDataError } from '../newer-data-error'
import { collectionName, type Store } from '../store'
import { openPostgresStore } from './open-postgres-store'

const counters = collectionName<{ readonly count: number }>('counters', ['count'])

/** What several processes on one database may count on. Two stores share nothing else than two processes would. */
export function describeSharing(connectionString: string): void {
  describe('two stores in one schema', () => {
    const schema = `shared ${process.pid}`
    let stores: readonly Store[] = []
    const both = (work: (store: Store) => Promise<unknown>) =>
      Array.from({ length: 20 }, (_, turn) => stores[turn % 2]).flatMap((store) => (store ? [work(store)] : []))

    beforeAll(async () => {
      // At once, so that they meet while they make the tables.
      stores = await Promise.all([1, 2].map(() => openPostgresStore({ connectionString, schema })))
    })
    afterAll(() => Promise.all(stores.map((store) => store.close())))

    it('let exactly one writer of a revision win', async () => {
      const settled = await Promise.allSettled(
        both((store) => store.workspace('w').collection(counters).put('a', { count: 0 }, { ifRevision: 0 })),
      )
      expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    })

    it('lose no change of a transaction', async () => {
      await Promise.all(
        both((store) =>
          store.workspace('w').transaction(async (inside) => {
            const present = await inside.collection(counters).get('b')
            await inside.collection(counters).put('b', { count: (present?.value.count ?? 0) + 1 })
          }),
        ),
      )
      expect((await stores[0]?.workspace('w').collection(counters).get('b'))?.value).toEqual({ count: 20 })
    })

    it('append to one log without gaps', async () => {
      await Promise.all(both((store) => store.workspace('w').log('events').append('e')))
      const entries = (await stores[1]?.workspace('w').log('events').read()) ?? []
      expect(entries.map(({ position }) => position)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    })

    it('find what the other has written, in order', async () => {
      await Promise.all(
        stores.map((store, count) => store.workspace('new').collection(counters).put(`${count}`, { count })),
      )
      const found = await stores[0]
        ?.workspace('new')
        .collection(counters)
        .find({ orderBy: [{ field: 'count', direction: 'desc' }], limit: 10 })
      expect(found?.documents.map(({ id }) => id)).toEqual(['1', '0'])
    })
  })

  it('refuses a schema that a newer version wrote', async () => {
    const schema = `newer ${process.pid}`
    await (await openPostgresStore({ connectionString, schema })).close()
    const client = new Client({ connectionString })
    await client.connect()
    await client.query(`update ${escapeIdentifier(schema)}.schema_version set version = 999`)
    await client.end()
    await expect(openPostgresStore({ connectionString, schema })).rejects.toThrow(NewerDataError)
  })
}
