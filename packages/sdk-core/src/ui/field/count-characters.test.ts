import { describe, expect, it } from 'vitest'
import { countCharacters } from './count-characters'

describe('countCharacters', () => {
  it.each([
    ['', 0],
    ['Lanes\nnorth', 11],
    ['Kühl', 4],
    ['Ku\u0308hl', 4],
    ['👩‍👩‍👧 ok', 4],
    ['🇸🇪🇳🇴', 2],
    ['한국어', 3],
  ])('counts %j as people do', (text, count) => {
    expect(countCharacters(text, 'en')).toBe(count)
  })
})
