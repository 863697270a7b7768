import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
  let takeAway = () => undefined as void
  beforeAll(() => {
    takeAway = pageWith('inline')
  })
  afterAll(() => takeAway())

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
