import { describe, expect, it } from 'vitest'
import type { Translate } from '@inlay/sdk-core/react'
import { fieldMessages } from './field-messages'
import { readSeniority, seniorityWord } from './seniority-words'

const label = ((key: keyof typeof fieldMessages.strings) => fieldMessages.strings[key]) as Translate<
  typeof fieldMessages.strings
>

describe('how far up somebody is', () => {
  it.each([
    ['c_suite', 'C-suite'],
    ['vp', 'VP'],
    ['head', 'Head'],
    ['entry', 'Entry level'],
    ['Chief of everything', 'Chief of everything'],
  ])('says %s in a word, which is read as that again', (code, word) => {
    expect(seniorityWord(code, label)).toBe(word)
    expect(readSeniority(` ${word.toUpperCase()} `, label)).toBe(code === word ? word.toUpperCase() : code)
  })

  it('says nothing of who has none', () => {
    expect([null, undefined, ''].map((value) => seniorityWord(value, label))).toEqual([undefined, undefined, undefined])
  })
})
