import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoInstant } from './iso-date'

describe('isoInstant', () => {
  it('reads every instant that Date writes', () => {
    const date = fc.date({
      min: new Date('0000-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(date, (each) => {
        expect(isoInstant(each.toISOString())).toBe(each.getTime())
        expect(isoInstant(each.toISOString().slice(0, 10))).toBe(Math.floor(each.getTime() / 86_400_000) * 86_400_000)
      }),
      { numRuns: 2_000, seed: 9 },
    )
  })

  it.each(['2023-02-29', '1900-02-29', '2024-04-31', '2024-00-10', '2024-13-01', '2024-01-00', '2024-1-1', '', 'x'])(
    'takes %j for no date',
    (text) => {
      expect(isoInstant(text)).toBeUndefined()
    },
  )

  it.each(['2024-02-29', '2000-02-29', '0096-02-29', '0000-02-29', '2024-12-31'])('takes %s for a date', (text) => {
    expect(isoInstant(text)).toBe(new Date(`${text}T00:00:00Z`).getTime())
  })
})
