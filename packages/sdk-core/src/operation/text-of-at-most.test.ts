import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { characterCount, textOfAtMost } from './text-of-at-most'

describe('the characters of a text', () => {
  it('are those that people write, also where they take two places of a string', () => {
    expect(['', 'Ærø', '🚚', 'a🚚b', '𝔸🚚'].map(characterCount)).toEqual([0, 3, 1, 3, 2])
  })

  it('are counted one by one where halves of one stand alone', () => {
    expect(['\ud83d', '\ude9a\ud83d', 'a\ud83d'].map(characterCount)).toEqual([1, 2, 2])
  })
})

describe('text of at most three characters', () => {
  const text = textOfAtMost(3)

  it('takes three of any script, and no more', () => {
    expect(['🚚🚚🚚', 'abc', '🚚🚚🚚🚚', 'abcd'].map((each) => text.safeParse(each).success)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('says so in documents, which count alike', () => {
    expect(z.toJSONSchema(text)).toMatchObject({ type: 'string', maxLength: 3 })
  })
})
