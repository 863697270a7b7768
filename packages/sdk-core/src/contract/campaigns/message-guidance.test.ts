import { describe, expect, it } from 'vitest'
import { countWords, messageFaults, subjectFaults, wordsAllowed } from './message-guidance'

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')

describe('the guidance for what is written', () => {
  it('allows 125 words in the first e-mail, 100 in the second, 75 later, and 100 on LinkedIn [CAM-MSG-11]', () => {
    expect([0, 1, 2, 6].map((step) => wordsAllowed('email', step))).toEqual([125, 100, 75, 75])
    expect([0, 1, 6].map((step) => wordsAllowed('linkedin', step))).toEqual([100, 100, 100])
    expect(messageFaults(words(125), 'email', 0)).toEqual([])
    expect(messageFaults(words(126), 'email', 0)).toEqual([{ kind: 'too-many-words', words: 126, most: 125 }])
    expect(messageFaults(words(101), 'linkedin', 3)).toEqual([{ kind: 'too-many-words', words: 101, most: 100 }])
  })

  it('allows subject lines of three to eight words under fifty characters, and no em dash [CAM-MSG-12]', () => {
    expect(subjectFaults('A question about routes')).toEqual([])
    expect(subjectFaults('')).toEqual([])
    expect(subjectFaults('Two words')).toEqual([{ kind: 'too-few-words', words: 2, fewest: 3 }])
    expect(subjectFaults('a b c d e f g h i')).toEqual([{ kind: 'too-many-words', words: 9, most: 8 }])
    expect(subjectFaults(`Some words ${'x'.repeat(39)}`)).toEqual([
      { kind: 'too-many-characters', characters: 50, shorterThan: 50 },
    ])
    expect(subjectFaults('Routes \u2014 and how').map(({ kind }) => kind)).toEqual(['em-dash'])
    expect(messageFaults('One \u2014 two', 'linkedin', 0)).toEqual([{ kind: 'em-dash' }])
  })

  it('counts a place for a field as a word, and signs as none', () => {
    expect(countWords('Hello {{first_name}}, it’s well-known - is it?')).toBe(6)
  })
})
