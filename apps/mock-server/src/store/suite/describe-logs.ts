import { describe, expect, it } from 'vitest'
import type { Store } from '../store'

export function describeLogs(store: () => Store): void {
  const log = (name = 'events') => store().workspace('garden').log<{ readonly n: number }>(name)

  describe('logs', () => {
    it('count from one, without gaps, whoever writes at the same time', async () => {
      const failing = store()
        .workspace('garden')
        .transaction(async (inside) => {
          await inside.log('events').append({ n: -1 })
          throw new Error('no')
        })
      await expect(failing).rejects.toThrow('no')
      const appended = await Promise.all(Array.from({ length: 30 }, (_, n) => log().append({ n })))
      expect(appended.map(({ position }) => position).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 30 }, (_, index) => index + 1),
      )
      expect(await log().read()).toEqual(appended.toSorted((a, b) => a.position - b.position))
    })

    it('are read from a position on', async () => {
      for (const n of [10, 20, 30, 40]) await log().append({ n })
      expect(await log().read({ after: 2 })).toEqual([
        { position: 3, entry: { n: 30 } },
        { position: 4, entry: { n: 40 } },
      ])
      expect(await log().read({ after: 1, limit: 1 })).toEqual([{ position: 2, entry: { n: 20 } }])
      expect(await log().read({ after: 4 })).toEqual([])
    })

    it('are apart by name, and begin again in an emptied store', async () => {
      await log('a').append({ n: 1 })
      expect((await log('b').append({ n: 2 })).position).toBe(1)
      await store().clear()
      expect(await log('a').read()).toEqual([])
      expect((await log('a').append({ n: 3 })).position).toBe(1)
    })
  })
}
