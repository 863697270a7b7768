import { describe, expect, it } from 'vitest'
import { formatMessage } from '@inlay/sdk-core/react'
import { pseudo } from './pseudo-locale'

describe('pseudo', () => {
  it('accents and brackets plain text, and makes it longer by about a third', () => {
    const text = pseudo('Your Audience List')
    expect(text.startsWith('[Ýöûŕ Åûðîéñçé Ļîšţ')).toBe(true)
    expect(text.length).toBeGreaterThanOrEqual(18 * 1.3)
  })

  it('leaves arguments, formats and keywords of ICU messages as they are', () => {
    const message = '{count, plural, =0 {No rows} one {# row of {name}} other {# rows of {name}}} on {day, date, short}'
    const text = formatMessage(pseudo(message), 'en', { count: 2, name: 'Theo', day: Date.UTC(2026, 0, 5, 12) })
    expect(text).toMatch(/^\[2 ŕöŵš öƒ Theo öñ 1\/5\/26( ~)+\]$/)
  })
})
