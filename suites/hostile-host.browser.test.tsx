import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { badNeighbours } from './bad/bad-neighbours'
import { behavingHosts } from './hostile/behaving-hosts'
import { checkInHost } from './hostile/check-in-host'
import { pageWith } from './hostile/page-with'
import { openStrictPage, type StrictPage } from './hostile/strict-page'
import { registry } from './registry'
import { createStage } from './stage/create-stage'
import { places } from './stage/Stand'

describe.each(behavingHosts)('in $name', (host) => {
  withOurSheet()

  describe.each(places)('%s', (place) => {
    it.each(registry)('$name works', (specimen) => checkInHost(specimen, host, place))
  })
})

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

describe('the suite itself', () => {
  const [modal, swallowing, cutting] = behavingHosts
  const bad = badNeighbours

  describe('in a page that behaves', () => {
    withOurSheet()

    it.each([
      ['keys that a page swallows', bad['hears keys at the document'], swallowing, 'the key has arrived'],
      [
        'a call of the fetch of the page',
        bad['calls the fetch of the page'],
        swallowing,
        'fetch of the page was called',
      ],
      ['what is cut off', bad['opens what its ancestors cut off'], cutting, 'not in the top layer'],
      [
        'an Escape that closes the dialog of the page too',
        bad['lets Escape go on'],
        modal,
        'dialog of the host has been',
      ],
    ])('finds %s', async (_, specimen, host, message) => {
      if (!host) throw new Error('There is no such host.')
      await expect(checkInHost(specimen, host, 'inline')).rejects.toThrow(message)
    })
  })
})

function withOurSheet(): void {
  let takeAway = () => {}
  beforeAll(() => {
    takeAway = pageWith('inline')
  })
  afterAll(() => takeAway())
}
