import { expect, it } from 'vitest'
import { createManualClock } from '../../ports/manual-clock'
import { createAnnouncements } from './announcements'

it('keeps the same sentence twice as two, and each for a while', async () => {
  const clock = createManualClock()
  const announcements = createAnnouncements(clock)
  announcements.add('Saved', false)
  await clock.advance(3_000)
  announcements.add('Saved', true)
  expect(announcements.list()).toMatchObject([
    { text: 'Saved', assertive: false },
    { text: 'Saved', assertive: true },
  ])
  await clock.advance(2_000)
  expect(announcements.list()).toMatchObject([{ assertive: true }])
  announcements.clear()
  expect([announcements.list(), clock.pending()]).toEqual([[], 0])
})
