import { describe, expect, it } from 'vitest'
import { collectionName, type Store } from '../store'
import { plants, type Plant } from './plants'

export function describeWorkspaces(store: () => Store): void {
  const garden = () => store().workspace('garden').collection(plants)

  describe('workspaces', () => {
    it('are walled off from each other', async () => {
      const other = store().workspace('other')
      await garden().put('a', { name: 'mine' })
      await store()
        .workspace('garden')
        .blobs.put('a', new Uint8Array([1]))
      await store().workspace('garden').log<string>('events').append('mine')
      expect(await other.collection(plants).get('a')).toBeUndefined()
      expect(await other.collection(plants).delete('a')).toBe(false)
      expect((await other.collection(plants).find({ limit: 10 })).total).toBe(0)
      expect(await other.blobs.get('a')).toBeUndefined()
      expect(await other.blobs.delete('a')).toBe(false)
      expect(await other.log('events').read()).toEqual([])
      expect(await store().system.collection(plants).get('a')).toBeUndefined()
      expect(await store().workspace('system').collection(plants).get('a')).toBeUndefined()
      await other.collection(plants).put('a', { name: 'theirs' })
      expect((await garden().get('a'))?.value.name).toBe('mine')
    })

    it('are emptied, but for what the system is to keep', async () => {
      const animals = collectionName<Plant>('animals', ['name'])
      const { system } = store()
      for (const place of [system, store().workspace('garden'), store().workspace('system')]) {
        await place.collection(plants).put('a', { name: 'oak' })
        await place.collection(animals).put('a', { name: 'owl' })
        await place.log<string>('events').append('x')
      }
      await store().clear((collection) => collection === 'animals')
      const orderBy = [{ field: 'name', direction: 'asc' }] as const
      expect((await system.collection(animals).find({ orderBy, limit: 5 })).documents).toEqual([
        { id: 'a', revision: 1, value: { name: 'owl' } },
      ])
      expect(await system.collection(plants).find({ orderBy, limit: 5 })).toMatchObject({ documents: [], total: 0 })
      expect(await system.log('events').read()).toEqual([])
      for (const workspaceId of ['garden', 'system']) {
        expect(await store().workspace(workspaceId).collection(animals).count()).toBe(0)
        expect(await store().workspace(workspaceId).log('events').read()).toEqual([])
      }
      // An index that was left behind would be in the way.
      await system.collection(plants).put('a', { name: 'oak' })
      await store().clear()
      expect(await system.collection(animals).count()).toBe(0)
    })

    it('keep their collections apart', async () => {
      const animals = collectionName<Plant>('animals')
      await garden().put('a', { name: 'oak' })
      expect(await store().workspace('garden').collection(animals).get('a')).toBeUndefined()
    })
  })
}
