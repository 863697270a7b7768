import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import './stage/page-styles'
import { badGuests, goodGuests, hoarder, tidyUp } from './bad/bad-guests'
import { checkHeap } from './hygiene/check-heap'
import { checkLeftBehind } from './hygiene/check-left-behind'
import { registry } from './registry'
import type { Specimen } from './specimen'
import { mount } from './stage/mount'
import { places } from './stage/Stand'

beforeAll(async () => {
  // React listens for changes of the selection once for each document, for ever.
  for (const place of places) await (await mount({ render: () => <input aria-label="First" /> }, { place })).unmount()
})

describe.each(registry)('$name', (specimen) => {
  it.each(places)('leaves nothing behind, %s', (place) => checkLeftBehind(specimen, place))
})

it.each(inGroups(registry, 10))('%s: a hundred mounts keep no memory', { timeout: 180_000 }, (_, group) =>
  checkHeap(group),
)

/** Mounted together: most of the time goes into what stands around them. */
function inGroups(specimens: readonly Specimen[], size: number) {
  return Array.from({ length: Math.ceil(specimens.length / size) }, (_, index) => {
    const group = specimens.slice(index * size, (index + 1) * size)
    return [group.map(({ name }) => name).join(', '), group] as const
  })
}

describe('the suite itself', () => {
  afterEach(tidyUp)

  it.each(Object.entries(badGuests))('finds what is left behind: %s', async (left, guest) => {
    await expect(checkLeftBehind(guest, 'inline')).rejects.toThrow(`Guest leaves behind:\n${left}`)
  })

  it.each(Object.entries(goodGuests))('has nothing to say of one that %s', async (_, guest) => {
    await checkLeftBehind(guest, 'inline')
  })

  it('finds memory that is kept', { timeout: 90_000 }, async () => {
    await expect(checkHeap([hoarder])).rejects.toThrow('Hoarder keeps')
  })
})
