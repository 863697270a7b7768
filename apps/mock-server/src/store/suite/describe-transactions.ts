import { describe, expect, it } from 'vitest'
import { RevisionConflict, type Store } from '../store'
import { plants } from './plants'

export function describeTransactions(store: () => Store): void {
  const workspace = () => store().workspace('garden')
  const garden = () => workspace().collection(plants)
  const heightOf = async (id: string) => (await garden().get(id))?.value.height

  describe('transactions', () => {
    it('keep all', async () => {
      await garden().put('gone', { name: 'gone' })
      const result = await workspace().transaction(async (inside) => {
        await inside.collection(plants).put('a', { name: 'a' })
        await inside.collection(plants).delete('gone')
        await inside.log<string>('events').append('x')
        await inside.blobs.put('blob', new Uint8Array([1]))
        return 'done'
      })
      expect(result).toBe('done')
      expect((await garden().find({ limit: 10 })).documents.map(({ id }) => id)).toEqual(['a'])
      expect(await workspace().log('events').read()).toEqual([{ position: 1, entry: 'x' }])
      expect(await workspace().blobs.get('blob')).toEqual(new Uint8Array([1]))
    })

    it('keep nothing when they fail', async () => {
      await garden().put('kept', { name: 'kept' })
      const failing = workspace().transaction(async (inside) => {
        await inside.collection(plants).put('a', { name: 'a' })
        await inside.collection(plants).delete('kept')
        await inside.log<string>('events').append('x')
        await inside.blobs.put('blob', new Uint8Array([1]))
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
      expect((await garden().find({ limit: 10 })).documents.map(({ id }) => id)).toEqual(['kept'])
      expect(await workspace().log('events').read()).toEqual([])
      expect(await workspace().blobs.get('blob')).toBeUndefined()
      // And what comes after is none the worse.
      expect((await garden().put('kept', { name: 'again' })).revision).toBe(2)
    })

    it('see their own writes, and nobody else sees them before they are done', async () => {
      await garden().put('a', { name: 'old' })
      await workspace().log<string>('events').append('first')
      await workspace().transaction(async (inside) => {
        const pending = inside.collection(plants)
        await pending.put('a', { name: 'new' })
        await pending.put('b', { name: 'new' })
        await inside.log<string>('events').append('second')
        await inside.blobs.put('blob', new Uint8Array([1]))
        expect(await pending.get('a')).toMatchObject({ revision: 2, value: { name: 'new' } })
        expect(await pending.count({ field: 'name', operator: 'equals', value: 'new' })).toBe(2)
        expect(await inside.log('events').read()).toHaveLength(2)
        expect(await inside.log('events').read({ after: 1, limit: 1 })).toEqual([{ position: 2, entry: 'second' }])
        expect(await inside.blobs.get('blob')).toEqual(new Uint8Array([1]))

        expect(await garden().get('a')).toMatchObject({ revision: 1, value: { name: 'old' } })
        expect(await garden().count()).toBe(1)
        expect(await workspace().log('events').read()).toHaveLength(1)
        expect(await workspace().blobs.get('blob')).toBeUndefined()

        await pending.delete('a')
        expect(await pending.get('a')).toBeUndefined()
        expect((await pending.put('a', { name: 'newest' }, { ifRevision: 0 })).revision).toBe(1)
      })
      expect(await garden().get('a')).toMatchObject({ revision: 1, value: { name: 'newest' } })
    })

    it('delete many with their own writes among them, and none when they fail', async () => {
      const tall = { field: 'height', operator: 'greater_than', value: 1 } as const
      await garden().putAll([
        ['low', { height: 1 }],
        ['tall', { height: 2 }],
        ['cut', { height: 3 }],
      ])
      const failing = workspace().transaction(async (inside) => {
        const pending = inside.collection(plants)
        await pending.put('new', { height: 4 })
        await pending.put('cut', { height: 0 })
        const part = inside.transaction(async (inner) => {
          expect(await inner.collection(plants).deleteWhere(tall)).toBe(2)
          throw new Error('only this')
        })
        await expect(part).rejects.toThrow('only this')
        expect(await pending.count(tall)).toBe(2)
        expect(await pending.deleteWhere(tall)).toBe(2)
        expect(await pending.get('tall')).toBeUndefined()
        expect(await pending.count()).toBe(2)
        expect(await heightOf('tall')).toBe(2)
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
      expect(await garden().count()).toBe(3)
      expect(await heightOf('tall')).toBe(2)
      expect(await garden().deleteWhere(tall)).toBe(2)
      expect(await garden().get('low')).toMatchObject({ revision: 1, value: { height: 1 } })
    })

    it('run one after another, so that no change is lost', async () => {
      await garden().put('a', { height: 0 })
      const grow = () =>
        workspace().transaction(async (inside) => {
          const present = await inside.collection(plants).get('a')
          await inside.collection(plants).put('a', { height: (present?.value.height ?? 0) + 1 })
        })
      await Promise.all(Array.from({ length: 25 }, grow))
      expect(await heightOf('a')).toBe(25)
    })

    it('keep other writers of the workspace waiting, and readers not', async () => {
      await garden().put('a', { height: 1 })
      const steps: string[] = []
      let outside: Promise<unknown> = Promise.resolve()
      await workspace().transaction(async (inside) => {
        await inside.collection(plants).put('a', { height: 2 })
        outside = garden()
          .put('a', { height: 3 })
          .then(() => steps.push('outside'))
        expect(await heightOf('a')).toBe(1)
        await inside.collection(plants).put('b', {})
        steps.push('inside')
      })
      await outside
      expect(steps).toEqual(['inside', 'outside'])
      expect(await garden().get('a')).toMatchObject({ revision: 3, value: { height: 3 } })
    })

    it('can write to the system and to other workspaces meanwhile', async () => {
      const many = Array.from({ length: 15 }, (_, index) =>
        store()
          .workspace(`w${index}`)
          .transaction(async (inside) => {
            await inside.collection(plants).put('a', {})
            await store().system.collection(plants).put(`a${index}`, {})
          }),
      )
      await Promise.all(many)
      expect(await store().system.collection(plants).count()).toBe(15)
    })

    it('inside one another are one, of which a part can fail', async () => {
      await workspace().transaction(async (outer) => {
        await outer.collection(plants).put('a', { height: 1 })
        await outer.transaction((inner) => inner.collection(plants).put('b', { height: 2 }))
        const failing = outer.transaction(async (inner) => {
          await inner.collection(plants).put('a', { height: 3 })
          await inner.collection(plants).put('c', {})
          await inner.log('events').append('x')
          throw new Error('no')
        })
        await expect(failing).rejects.toThrow('no')
        expect(await outer.collection(plants).get('c')).toBeUndefined()
        expect(await garden().get('b')).toBeUndefined()
      })
      expect(await heightOf('a')).toBe(1)
      expect(await heightOf('b')).toBe(2)
      expect(await garden().count()).toBe(2)
      expect(await workspace().log('events').read()).toEqual([])
    })

    it('settle conflicts among their own writes', async () => {
      const settled = await workspace().transaction((inside) =>
        Promise.allSettled(
          [1, 2, 3].map((height) => inside.collection(plants).put('a', { height }, { ifRevision: 0 })),
        ),
      )
      expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
      expect(settled[1]).toMatchObject({ reason: new RevisionConflict('a', 0, 1) })
      expect(await heightOf('a')).toBe(1)
    })

    it('refuse what comes after their end', async () => {
      const escaped = await workspace().transaction(async (inside) => ({ inside }))
      await expect(escaped.inside.collection(plants).put('a', {})).rejects.toThrow('over')
      await expect(escaped.inside.collection(plants).get('a')).rejects.toThrow('over')
    })
  })
}
