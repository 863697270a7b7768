import type { Filter } from '@inlay/sdk-core'
import { describe, expect, it } from 'vitest'
import { InvalidCursor } from '../cursor'
import { collectionName, type FindQuery, type Store } from '../store'
import { plants, type Plant } from './plants'

export function describeFind(store: () => Store): void {
  const garden = () => store().workspace('garden').collection(plants)
  const ids = async (query: Partial<FindQuery>) =>
    (await garden().find({ limit: 100, ...query })).documents.map((document) => document.id)

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
      for (const forged of ['nonsense%', btoa('{}'), btoa('["", "a\\u0000"]'), btoa('["", 1]'), btoa('[""]'), '']) {
        await expect(garden().find({ limit: 1, after: forged })).rejects.toThrow(InvalidCursor)
      }
    })

    it('orders text without regard to case, numbers as numbers, and unlike values by their kind', async () => {
      const things = collectionName<{ thing?: unknown }>('things', ['thing'])
      const inOrder = [
        ...[-1e300, -1.5, -0.5, 0, 5e-324, 0.1, 2, 10, 1e21],
        ...['', '%', '10', '9', 'A', 'aa', 'B', 'strasse', 'Straße 2', 'z', 'É', 'e\u0301a', 'İ', '\uffee', '🌱'],
        ...[false, true],
      ]
      const collection = store().workspace('garden').collection(things)
      // Written in another order than they are sorted in, by ids that say nothing.
      await collection.putAll(
        inOrder.map((thing, place) => [`t${(place * 7) % inOrder.length}`, { thing }] as const).toReversed(),
      )
      await collection.putAll([
        ['u1', { thing: [] }],
        ['u2', { thing: {} }],
        ['v1', {}],
        ['v2', { thing: null }],
      ])
      const sorted = async (direction: 'asc' | 'desc') =>
        (await collection.find({ orderBy: [{ field: 'thing', direction }], limit: 100 })).documents
      const expected = [...inOrder, [], {}]
      const ascending = await sorted('asc')
      expect(ascending.slice(0, -2).map(({ value }) => value.thing)).toEqual(expected)
      expect(ascending.slice(-2).map(({ id }) => id)).toEqual(['v1', 'v2'])
      const descending = await sorted('desc')
      expect(descending.slice(0, -2).map(({ value }) => value.thing)).toEqual(expected.toReversed())
      expect(descending.slice(-2).map(({ id }) => id)).toEqual(['v2', 'v1'])
    })

    it('orders by several fields, and settles ties by id in the direction of the last', async () => {
      await garden().putAll([
        ['1', { name: 'b', height: 1 }],
        ['2', { name: 'B', height: 2 }],
        ['3', { name: 'a', height: 1 }],
        ['4', { name: 'b', height: 2 }],
      ])
      const height = (direction: 'asc' | 'desc') => ({ field: 'height', direction })
      expect(await ids({ orderBy: [...byName, height('desc')] })).toEqual(['3', '4', '2', '1'])
      expect(await ids({ orderBy: [...byName, height('asc')] })).toEqual(['3', '1', '2', '4'])
      expect(await ids({ orderBy: byNameDown })).toEqual(['4', '2', '1', '3'])
    })

    it('searches for text as it is written, without regard to case and accents', async () => {
      await garden().putAll([
        ['1', { name: '100% Öko', found: { place: 'a_b' } }],
        ['2', { name: '100 oko', found: { place: 'axb' } }],
        ['3', { name: `it's "so"`, found: { place: 'back\\slash' } }],
        ['4', { name: 'STRASSE', height: 1234 }],
        ['5', { name: 'Crème, Zürich' }],
      ])
      const found = (text: string) => ids({ search: { text, fields: ['name', 'found.place', 'height'] } })
      expect(await found('0%')).toEqual(['1'])
      expect(await found('A_B')).toEqual(['1'])
      expect(await found('o\u0308KO')).toEqual(['1', '2'])
      expect(await found('oko')).toEqual(['1', '2'])
      expect(await found('creme, zurich')).toEqual(['5'])
      expect(await found('ZÜRICH')).toEqual(['5'])
      expect(await found(`'s "`)).toEqual(['3'])
      expect(await found('k\\s')).toEqual(['3'])
      expect(await found('straße')).toEqual(['4'])
      expect(await found('23')).toEqual(['4'])
      expect(await found('')).toEqual(['1', '2', '3', '4', '5'])
      expect(await found('\0')).toEqual([])
      expect((await garden().find({ search: { text: '100', fields: ['name'] }, limit: 1 })).total).toBe(2)
    })

    it('cannot be talked into SQL', async () => {
      await garden().put('1', { name: 'x' })
      for (const evil of [`' or 1=1 --`, `"]' or '1'='1`, `$.a' ) or 1=1 --`, '{a,b}', 'a\0b', '\ud800', '$[*]', '']) {
        const where = { field: evil, operator: 'exists', value: true } as const
        expect(await ids({ where })).toEqual([])
        expect(await ids({ where: { field: 'name', operator: 'equals', value: evil } })).toEqual([])
        expect(await ids({ where: { field: 'name', operator: 'in', value: [evil] } })).toEqual([])
        expect(await ids({ orderBy: [{ field: evil, direction: 'desc' }] })).toEqual(['1'])
        expect(await ids({ search: { text: 'x', fields: [evil] } })).toEqual([])
      }
    })

    it('takes filters of any size', async () => {
      await garden().put('1', { name: 'x' })
      const isX: Filter = { field: 'name', operator: 'equals', value: 'x' }
      const wide: Filter = { combine: 'and', members: Array.from({ length: 3_000 }, () => isX) }
      let deep: Filter = isX
      for (let depth = 0; depth < 1_500; depth += 1) deep = { combine: 'or', members: [deep] }
      const many = Array.from({ length: 50_000 }, (_, index) => `y${index}`)
      expect(await ids({ where: wide })).toEqual(['1'])
      expect(await ids({ where: deep })).toEqual(['1'])
      expect(await ids({ where: { field: 'name', operator: 'in', value: many } })).toEqual([])
    })

    it('counts without reading', async () => {
      await garden().putAll([
        ['1', { name: 'x' }],
        ['2', { name: 'y' }],
        ['3', {}],
      ])
      expect(await garden().count()).toBe(3)
      expect(await garden().count({ field: 'name', operator: 'exists', value: true })).toBe(2)
      expect(await garden().find({ limit: 0 })).toEqual({ documents: [], total: 3, cursor: undefined })
    })

    it('skips by offset, also from the present values into the absent ones', async () => {
      await garden().putAll([
        ['1', { name: 'a' }],
        ['2', { name: 'b' }],
        ['3', {}],
        ['4', {}],
        ['5', {}],
      ])
      for (const orderBy of [byName, byNameDown, [...byName, ...byName], undefined]) {
        const all = await ids({ orderBy })
        expect(all).toHaveLength(5)
        for (const offset of [0, 1, 2, 3, 4, 5, 6]) {
          expect(await ids({ orderBy, offset, limit: 2 })).toEqual(all.slice(offset, offset + 2))
        }
      }
    })

    it('finds what was written before its index was known', async () => {
      const later = collectionName<Plant>('saplings', ['height'])
      const before = store().workspace('garden').collection(collectionName<Plant>('saplings'))
      const collection = store().workspace('garden').collection(later)
      await before.putAll([
        ['1', { height: 2 }],
        ['2', { height: 1 }],
        ['3', {}],
      ])
      const byHeight = { orderBy: [{ field: 'height', direction: 'asc' }], limit: 10 } as const
      const found = async () => (await collection.find(byHeight)).documents.map(({ id }) => id)
      expect(await found()).toEqual(['2', '1', '3'])
      await collection.put('4', { height: 1.5 })
      expect(await found()).toEqual(['2', '4', '1', '3'])
      await before.put('1', { height: 0 })
      await before.delete('2')
      expect(await found()).toEqual(['1', '4', '3'])
    })
  })
}
