import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { badNeighbours } from './bad/bad-neighbours'
import { behavingHosts } from './hostile/behaving-hosts'
import { checkInHost } from './hostile/check-in-host'
import { compareOpened } from './hostile/compare-opened'
import { cssHosts, everythingAtOnce } from './hostile/css-hosts'
import { compareInGallery, type Findings } from './hostile/gallery'
import { pageWith, type Mode } from './hostile/page-with'
import { resizeBack, resizeTo } from './hostile/picture'
import { openStrictPage, type StrictPage } from './hostile/strict-page'
import { registry } from './registry'
import { createStage } from './stage/create-stage'
import { places } from './stage/Stand'

/** The part of a component that may look different. */
const tolerance = 0.001
const opening = registry.filter((specimen) => specimen.open)

describe('in a page with styles of its own', () => {
  let findings: Findings
  beforeAll(async () => {
    findings = await compareInGallery(registry, cssHosts)
  }, 120_000)

  describe.each(cssHosts)('$name', (host) => {
    const changed = (mode: Mode) =>
      [...(findings.get(host)?.[mode] ?? [])]
        .filter(([, share]) => share > tolerance)
        .map(([name, share]) => `${name}: ${(share * 100).toFixed(2)} %`)

    it('isolated, everything looks as in a page without any', () => {
      expect(findings.get(host)?.isolated.size).toBe(registry.length)
      expect(changed('isolated')).toEqual([])
    })

    it('inline with the hardened sheet too', () => {
      expect(changed('hardened')).toEqual([])
    })

    it(`inline with the plain sheet it ${host.inline}, as docs/embedding.md says`, () => {
      if (host.inline === 'looks the same') expect(changed('inline')).toEqual([])
      else expect(changed('inline')).not.toEqual([])
    })
  })
})

describe('opened, in a page with styles of its own', () => {
  beforeAll(() => resizeTo(1280, 800))
  afterAll(resizeBack)

  it.each(opening)('$name looks as in a page without any', async (specimen) => {
    const { isolated = 1, hardened = 1 } = await compareOpened(specimen, everythingAtOnce, ['isolated', 'hardened'])
    expect(isolated, 'isolated').toBeLessThanOrEqual(tolerance)
    expect(hardened, 'inline with the hardened sheet').toBeLessThanOrEqual(tolerance)
  })
})

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

  it('finds what looks different, also isolated', async () => {
    const specimens = [bad['is measured by the type of the page']]
    const found = (await compareInGallery(specimens, [everythingAtOnce])).get(everythingAtOnce)
    expect(found?.isolated.get('Neighbour')).toBeGreaterThan(tolerance)
    expect(found?.hardened.get('Neighbour')).toBeGreaterThan(tolerance)
  })

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
