import { describe, expect, it } from 'vitest'
import { RevisionConflict, type FindQuery, type Store } from '../store'
import { plants } from './plants'

export function describeDocuments(store: () => Store): void {
  const garden = () => store().workspace('garden').collection(plants)
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
      await expect(garden().put('a', { name: 'z' }, { ifRevision: 1 })).rejects.toEqual(new RevisionConflict('a', 1, 2))
      await expect(garden().put('a', { name: 'z' }, { ifRevision: 0 })).rejects.toThrow(RevisionConflict)
      await expect(garden().put('b', { name: 'z' }, { ifRevision: 3 })).rejects.toThrow(RevisionConflict)
      await expect(garden().delete('a', { ifRevision: 1 })).rejects.toThrow(RevisionConflict)
      expect(await garden().get('a')).toEqual({ id: 'a', revision: 2, value: { name: 'y' } })
    })

    it('let exactly one of many writers of the same revision win', async () => {
      await garden().put('a', { name: 'x' })
      const attempts = Array.from({ length: 20 }, (_, index) => garden().put('a', { height: index }, { ifRevision: 1 }))
      const settled = await Promise.allSettled(attempts)
      expect(settled.filter((each) => each.status === 'fulfilled')).toHaveLength(1)
      expect((await garden().get('a'))?.revision).toBe(2)
    })

    it('are deleted many at a time', async () => {
      const many = Array.from(
        { length: 1_500 },
        (_, height) => [`p${height}`, { name: `n${height % 3}`, height }] as const,
      )
      await garden().putAll(many)
      await store().workspace('field').collection(plants).put('p0', { name: 'n0' })
      expect(await garden().deleteWhere({ field: 'name', operator: 'equals', value: 'n0' })).toBe(500)
      expect(await garden().deleteWhere({ field: 'name', operator: 'equals', value: 'n0' })).toBe(0)
      // No database says this filter as the store does.
      expect(await garden().deleteWhere({ field: 'name', operator: 'contains', value: '1$' })).toBe(500)
      expect(await ids({ orderBy: [{ field: 'name', direction: 'asc' }], limit: 2 })).toEqual(['p1001', 'p1004'])
      expect(await garden().count()).toBe(500)
      expect((await garden().put('p0', { name: 'anew' })).revision).toBe(1)
      expect(await store().workspace('field').collection(plants).count()).toBe(1)
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
}
