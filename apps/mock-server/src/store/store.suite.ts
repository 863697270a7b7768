import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { InvalidCursor } from './cursor'
import { collectionName, RevisionConflict, type FindQuery, type Store } from './store'

interface Plant {
  name?: string | null
  height?: number
  tags?: readonly string[]
  found?: { place?: string }
}

const plants = collectionName<Plant>('plants', ['name'])

/** What every store promises. */
export function describeStore(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    let store: Store
    beforeAll(async () => {
      store = await open()
    })
    beforeEach(() => store.clear())
    afterAll(() => store.close())

    const garden = () => store.workspace('garden').collection(plants)
    const ids = async (query: Partial<FindQuery>) =>
      (await garden().find({ limit: 100, ...query })).documents.map((document) => document.id)

    describe('documents', () => {
      it('are read back as they were written', async () => {
        const value = { name: 'Äpfel "x" \' % _ \\ 🌱', height: -0.1, tags: ['a', ''], found: { place: 'é\u0301\n' } }
        await garden().put('a', value)
        expect(await garden().get('a')).toEqual({ id: 'a', revision: 1, value })
        expect(await garden().get('b')).toBeUndefined()
      })

      it('keep the order of their fields', async () => {
        await garden().put('a', { tags: [], name: 'x', height: 1 })
        expect(Object.keys((await garden().get('a'))?.value ?? {})).toEqual(['tags', 'name', 'height'])
      })

      it('cannot be changed from outside, neither through what was given nor through what was got', async () => {
        const given = { name: 'oak', found: { place: 'north' } }
        const put = await garden().put('a', given)
        given.found.place = 'south'
        if (put.value.found) put.value.found.place = 'east'
        const got = await garden().get('a')
        if (got?.value.found) got.value.found.place = 'west'
        const found = await garden().find({ limit: 1 })
        if (found.documents[0]?.value.found) found.documents[0].value.found.place = 'up'
        expect((await garden().get('a'))?.value.found?.place).toBe('north')
      })

      it('replace what no database can keep by U+FFFD, and know no ids made of it', async () => {
        await garden().put('a', { name: 'x\0y\ud800', found: { place: '\\u0000' } })
        expect((await garden().get('a'))?.value).toEqual({ name: 'x\ufffdy\ufffd', found: { place: '\\u0000' } })
        expect(await garden().get('a\0')).toBeUndefined()
        expect(await garden().delete('\ud800')).toBe(false)
        await expect(garden().put('a\0', {})).rejects.toThrow(TypeError)
      })

      it('count their revisions, and begin again after a deletion', async () => {
        expect((await garden().put('a', { name: 'x' })).revision).toBe(1)
        expect((await garden().put('a', { name: 'y' })).revision).toBe(2)
        expect(await garden().delete('a')).toBe(true)
        expect(await garden().delete('a')).toBe(false)
        expect((await garden().put('a', { name: 'z' })).revision).toBe(1)
      })

      it('refuse a write to another revision than the present one', async () => {
        await garden().put('a', { name: 'x' }, { ifRevision: 0 })
        await garden().put('a', { name: 'y' }, { ifRevision: 1 })
        await expect(garden().put('a', { name: 'z' }, { ifRevision: 1 })).rejects.toEqual(
          new RevisionConflict('a', 1, 2),
        )
        await expect(garden().put('a', { name: 'z' }, { ifRevision: 0 })).rejects.toThrow(RevisionConflict)
        await expect(garden().put('b', { name: 'z' }, { ifRevision: 3 })).rejects.toThrow(RevisionConflict)
        await expect(garden().delete('a', { ifRevision: 1 })).rejects.toThrow(RevisionConflict)
        expect(await garden().get('a')).toEqual({ id: 'a', revision: 2, value: { name: 'y' } })
      })

      it('let exactly one of many writers of the same revision win', async () => {
        await garden().put('a', { name: 'x' })
        const attempts = Array.from({ length: 20 }, (_, index) =>
          garden().put('a', { height: index }, { ifRevision: 1 }),
        )
        const settled = await Promise.allSettled(attempts)
        expect(settled.filter((each) => each.status === 'fulfilled')).toHaveLength(1)
        expect((await garden().get('a'))?.revision).toBe(2)
      })

      it('are written many at a time', async () => {
        await garden().put('p1', { name: 'old' })
        await garden().putAll([
          ['p1', { name: 'one' }],
          ['p2', { name: 'two' }],
          ['p2', { name: 'two again' }],
        ])
        expect(await garden().get('p1')).toMatchObject({ revision: 2, value: { name: 'one' } })
        expect(await garden().get('p2')).toMatchObject({ revision: 2, value: { name: 'two again' } })
        expect(await garden().count()).toBe(2)
        expect(await ids({ orderBy: [{ field: 'name', direction: 'asc' }] })).toEqual(['p1', 'p2'])
      })
    })

    describe('workspaces', () => {
      it('are walled off from each other', async () => {
        const other = store.workspace('other')
        await garden().put('a', { name: 'mine' })
        await store.workspace('garden').blobs.put('a', new Uint8Array([1]))
        await store.workspace('garden').log<string>('events').append('mine')
        expect(await other.collection(plants).get('a')).toBeUndefined()
        expect(await other.collection(plants).delete('a')).toBe(false)
        expect((await other.collection(plants).find({ limit: 10 })).total).toBe(0)
        expect(await other.blobs.get('a')).toBeUndefined()
        expect(await other.blobs.delete('a')).toBe(false)
        expect(await other.log('events').read()).toEqual([])
        expect(await store.system.collection(plants).get('a')).toBeUndefined()
        expect(await store.workspace('system').collection(plants).get('a')).toBeUndefined()
        await other.collection(plants).put('a', { name: 'theirs' })
        expect((await garden().get('a'))?.value.name).toBe('mine')
      })

      it('keep their collections apart', async () => {
        const animals = collectionName<Plant>('animals')
        await garden().put('a', { name: 'oak' })
        expect(await store.workspace('garden').collection(animals).get('a')).toBeUndefined()
      })
    })

    describe('find', () => {
      const byName = [{ field: 'name', direction: 'asc' }] as const
      const byNameDown = [{ field: 'name', direction: 'desc' }] as const

      it('goes by id, in the order of code points', async () => {
        await garden().putAll(['b', 'a', '🌱', '\ufb03', 'B', 'é'].map((id) => [id, {}] as const))
        expect(await ids({})).toEqual(['B', 'a', 'b', 'é', '\ufb03', '🌱'])
      })

      it('puts absent values last in both directions', async () => {
        await garden().putAll([
          ['1', { name: 'b' }],
          ['2', { name: null }],
          ['3', { name: 'a' }],
          ['4', {}],
        ])
        expect(await ids({ orderBy: byName })).toEqual(['3', '1', '2', '4'])
        expect(await ids({ orderBy: byNameDown })).toEqual(['1', '3', '4', '2'])
      })

      it('stands on one page after another without a gap, whoever writes meanwhile', async () => {
        await garden().putAll(['b', 'a', 'd', 'c', 'b'].map((name, index) => [`p${index}`, { name }] as const))
        for (const orderBy of [byName, byNameDown, undefined]) {
          const first = await garden().find({ orderBy, limit: 2 })
          await garden().put('p00', { name: 'a' })
          const rest = await garden().find({ orderBy, limit: 10, after: first.cursor })
          await garden().delete('p00')
          const seen = [...first.documents, ...rest.documents].map(({ id }) => id).filter((id) => id !== 'p00')
          expect(seen).toEqual(await ids({ orderBy }))
          expect(first.total).toBe(5)
          expect(rest.cursor).toBeUndefined()
        }
      })

      it('refuses a cursor of another query, or none at all', async () => {
        await garden().putAll([
          ['1', {}],
          ['2', {}],
        ])
        const { cursor } = await garden().find({ limit: 1 })
        await expect(garden().find({ limit: 1, orderBy: byName, after: cursor })).rejects.toThrow(InvalidCursor)
        await expect(garden().find({ limit: 1, after: 'nonsense%' })).rejects.toThrow(InvalidCursor)
      })
    })

    describe('transactions', () => {
      it('keep all or nothing', async () => {
        const workspace = store.workspace('garden')
        await garden().put('kept', { name: 'kept' })
        const failing = workspace.transaction(async (inside) => {
          await inside.collection(plants).put('a', { name: 'a' })
          await inside.collection(plants).delete('kept')
          await inside.log<string>('events').append('x')
          await inside.blobs.put('blob', new Uint8Array([1]))
          throw new Error('no')
        })
        await expect(failing).rejects.toThrow('no')
        expect(await ids({})).toEqual(['kept'])
        expect(await workspace.log('events').read()).toEqual([])
        expect(await workspace.blobs.get('blob')).toBeUndefined()
      })
    })
  })
}
