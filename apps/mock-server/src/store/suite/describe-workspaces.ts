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

    it('keep their collections apart', async () => {
      const animals = collectionName<Plant>('animals')
      await garden().put('a', { name: 'oak' })
      expect(await store().workspace('garden').collection(animals).get('a')).toBeUndefined()
    })
  })
}
