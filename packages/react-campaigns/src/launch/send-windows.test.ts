import { expect, it } from 'vitest'
import { mostEmails, sendWindows } from './send-windows'

const chosen = { days: ['0', '3', '1'], start_hour: '06:00', end_hour: '23:30' }

it('are the chosen hours of the chosen days, from Monday on', () => {
  expect(sendWindows(chosen)).toEqual({ days: [1, 3, 0], start: 360, end: 1_410 })
})

it('are none where nothing could be sent, for a reason that is told', () => {
  expect(sendWindows({ ...chosen, days: [] })).toBe('day')
  expect(sendWindows({ ...chosen, end_hour: '06:00' })).toBe('order')
  expect(sendWindows({ ...chosen, start_hour: '' })).toBe('time')
  expect(sendWindows({ ...chosen, end_hour: '25:99' })).toBe('time')
})

it('have room for as many e-mails as the pause between them lets', () => {
  const windows = { days: [1], start: 360, end: 1_410 }
  expect(mostEmails(windows, 3)).toBe(350)
  expect([mostEmails(windows, null), mostEmails(windows, Number.NaN)]).toEqual([undefined, undefined])
})
