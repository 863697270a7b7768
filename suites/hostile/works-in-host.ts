import { afterAll, beforeAll, describe, it } from 'vitest'
import { registry } from '../registry'
import { places } from '../stage/Stand'
import type { BehavingHost } from './behaving-hosts'
import { checkInHost } from './check-in-host'
import { pageWith } from './page-with'

/** Tests of every component in a page; each page is a file of its own, so that they run side by side. */
export function everythingWorksIn(host: BehavingHost): void {
  describe(`in ${host.name}`, () => {
    withOurSheet()

    describe.each(places)('%s', (place) => {
      it.each(registry)('$name works', (specimen) => checkInHost(specimen, host, place))
    })
  })
}

export function withOurSheet(): void {
  let takeAway = () => {}
  beforeAll(() => {
    takeAway = pageWith('inline')
  })
  afterAll(() => takeAway())
}
