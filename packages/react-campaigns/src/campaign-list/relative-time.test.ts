import { describe, expect, it } from 'vitest'
import { relativeTime } from './relative-time'

const now = Date.parse('2026-11-21T12:00:00Z')

describe('relativeTime', () => {
  it.each([
    ['2026-11-21T11:59:30Z', undefined],
    ['2026-11-21T11:58:00Z', '2 minutes ago'],
    ['2026-11-20T11:00:00Z', 'yesterday'],
    ['2026-11-01T11:00:00Z', '2 weeks ago'],
    ['2024-11-01T11:00:00Z', '2 years ago'],
    ['2026-11-21T13:00:00Z', undefined],
  ])('says of %s: %s', (date, text) => {
    expect(relativeTime(date, now, 'en')).toBe(text)
  })

  it('speaks the given language', () => {
    expect(relativeTime('2026-11-18T11:00:00Z', now, 'de')).toBe('vor 3 Tagen')
  })
})
