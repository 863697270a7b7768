import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { badNeighbours } from './bad/bad-neighbours'
import { compareOpened } from './hostile/compare-opened'
import { cssHosts, everythingAtOnce } from './hostile/css-hosts'
import { compareInGallery, type Findings } from './hostile/gallery'
import type { Mode } from './hostile/page-with'
import { resizeBack, resizeTo } from './hostile/picture'
import { registry } from './registry'

/** The part of a component that may look different. */
const tolerance = 0.001
const opening = registry.filter((specimen) => specimen.open)

describe('in a page with styles of its own', () => {
  let findings: Findings
  // Hundreds of pictures: 80 s on two idle cores. What is cut off goes on in the page of the tests that follow.
  beforeAll(async () => {
    findings = await compareInGallery(registry, cssHosts)
  }, 400_000)

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

describe('the suite itself', () => {
  it('finds what looks different, also isolated', async () => {
    const specimens = [badNeighbours['is measured by the type of the page']]
    const found = (await compareInGallery(specimens, [everythingAtOnce])).get(everythingAtOnce)
    expect(found?.isolated.get('Neighbour')).toBeGreaterThan(tolerance)
    expect(found?.hardened.get('Neighbour')).toBeGreaterThan(tolerance)
  })
})
