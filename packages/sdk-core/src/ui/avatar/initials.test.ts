import { describe, expect, it } from 'vitest'
import { avatarTone, initials } from './initials'

describe('initials', () => {
  it.each([
    ['Maren Lindqvist', 'ML'],
    ['Ana de la Cruz', 'AC'],
    ['élodie bouchard', 'ÉB'],
    ['山田太郎', '山'],
    ['  Theo  ', 'T'],
    ['(ops) Jo Li', 'OL'],
    ['🙂', ''],
    ['', ''],
  ])('of %j are %j', (name, expected) => expect(initials(name)).toBe(expected))
})

describe('avatarTone', () => {
  it('is the same for the same name, and uses all six colours', () => {
    const tones = Array.from({ length: 60 }, (_, index) => avatarTone(`Person ${index}`))
    expect(new Set(tones)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
    expect(avatarTone('Theo Okafor')).toBe(avatarTone('Theo Okafor'))
  })
})
