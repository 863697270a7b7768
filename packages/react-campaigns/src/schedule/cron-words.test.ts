import { describe, expect, it } from 'vitest'
import { cronWords } from './cron-words'
import { cronWords as translatedCronWords } from './translated-cron-words'

describe('a cron text in words', () => {
  it('has the hours of the language', () => {
    expect(cronWords('30 16 * * 1', 'en')).toBe('At 4:30 PM, only on Monday')
    expect(cronWords('30 16 * * 1', 'en-GB')).toBe('At 16:30, only on Monday')
    const time = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
    expect(cronWords('0 9 * * *', 'en-GB')).toBe(`At ${time.format(Date.UTC(2_000, 0, 1, 9))}, every day`)
    expect(cronWords('*/5 0-9 * * *', 'en')).toBe('Every 5 minutes, between 12:00 AM and 9:59 AM')
  })

  it.each([
    ['*/1 * * * *', 'Every minute'],
    ['*/30 * * * *', 'Every 30 minutes'],
    ['0 */1 * * *', 'Every hour'],
    ['0 */2 * * *', 'Every 2 hours'],
    ['30 * * * *', 'At 30 minutes past the hour'],
    ['0 10 * * *', 'At 10:00 AM, every day'],
    ['0 10 15 * 0-6', 'At 10:00 AM, on day 15 of the month'],
  ])('says of %s no more than has to be said', (expr, words) => {
    expect(cronWords(expr, 'en')).toBe(words)
  })

  it('is said in other languages, and in English where nobody speaks the language', () => {
    expect(translatedCronWords('0 10 * * 1', 'de')).toBe('Um 10:00, nur jeden Montag')
    expect(translatedCronWords('0 10 * * 1', 'pt-BR')).toMatch(/segunda-feira/)
    expect(translatedCronWords('0 10 * * 1', 'eo')).toMatch(/only on Monday/)
  })

  it('is itself where it cannot be read', () => {
    expect(cronWords('soon', 'en')).toBe('soon')
    expect(translatedCronWords('soon', 'de')).toBe('soon')
  })
})
