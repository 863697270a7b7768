import { describe, expect, it } from 'vitest'
import type { Store } from '../store'

export function describeBlobs(store: () => Store): void {
  const blobs = () => store().workspace('garden').blobs

  describe('blobs', () => {
    it('are read back byte by byte', async () => {
      const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 31) % 256)
      await blobs().put('a', bytes)
      expect(await blobs().get('a')).toEqual(bytes)
      await blobs().put('a', new Uint8Array())
      expect(await blobs().get('a')).toEqual(new Uint8Array())
      expect(await blobs().delete('a')).toBe(true)
      expect(await blobs().delete('a')).toBe(false)
      expect(await blobs().get('a')).toBeUndefined()
      expect(await blobs().get('a\0')).toBeUndefined()
    })

    it('cannot be changed from outside', async () => {
      const given = new Uint8Array([1, 2])
      await blobs().put('a', given)
      given[0] = 9
      const got = await blobs().get('a')
      if (got) got[1] = 9
      expect(await blobs().get('a')).toEqual(new Uint8Array([1, 2]))
    })
  })
}
