import { expect, it } from 'vitest'
import { createManualClock } from '../../ports/manual-clock'
import { createAnnouncements } from './announcements'

it('keeps each sentence for a while, and apart whether it interrupts', async () => {
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

it('puts a sentence that is said again in place of the first, as another one, for its own while', async () => {
  const clock = createManualClock()
  const announcements = createAnnouncements(clock)
  announcements.add('Saved', false)
  announcements.add('Deleted', false)
  const [first] = announcements.list()
  await clock.advance(3_000)
  announcements.add('Saved', false)
  expect(announcements.list().map(({ text }) => text)).toEqual(['Deleted', 'Saved'])
  expect(announcements.list().at(-1)?.id).not.toBe(first?.id)
  await clock.advance(2_000)
  expect(announcements.list()).toMatchObject([{ text: 'Saved' }])
  await clock.advance(3_000)
  expect(announcements.list()).toEqual([])
})
