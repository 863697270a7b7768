import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStrictPage, type StrictPage } from './hostile/strict-page'
import { registry } from './registry'
import { createStage } from './stage/create-stage'
import { places } from './stage/Stand'

describe('in a page that trusts nothing but its own files', () => {
  let strict: StrictPage
  beforeAll(async () => {
    strict = await openStrictPage()
  }, 60_000)
  afterAll(() => strict.close())

  describe.each(places)('%s', (place) => {
    it.each(registry)('$name is within the policy', async ({ name }) => {
      const specimen = strict.registry.find((each) => each.name === name)
      if (!specimen) throw new Error(`The strict page knows no ${name}.`)
      for (const drive of [specimen.keyboard, specimen.open]) {
        const { root, standBefore, unmount } = await strict.mount(specimen, { place, into: strict.document.body })
        standBefore()
        await drive?.(createStage(root))
        await unmount()
      }
      expect(strict.violations).toEqual([])
    })
  })

  it('would hear of a style element', async () => {
    const known = strict.violations.length
    const style = strict.document.createElement('style')
    style.textContent = 'p { color: red }'
    strict.document.head.append(style)
    await expect.poll(() => strict.violations.length).toBe(known + 1)
  })
})
