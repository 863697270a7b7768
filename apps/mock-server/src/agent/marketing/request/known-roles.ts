import { titleTest } from '../../../engines/sourcing/titles'
import { alternativesOf, type Word } from '../../../engines/sourcing/words'
import { departments } from '../../../engines/world/departments'
import { industries } from '../../../engines/world/industries/industries'
import { textOfWords } from './text-of-words'

/** Whether words name roles that somebody in the world may have; of several, each must. */
export function isKnownRole(words: readonly Word[]): boolean {
  const alternatives = alternativesOf(words.map((word) => (word.text === 'and' ? { ...word, text: 'or' } : word)))
  return alternatives.length > 0 && alternatives.every((alternative) => isOneRole(textOfWords(alternative)))
}

/** Whether words are the very name of a post, or of several; all of them must be. */
export function isPost(words: readonly Word[]): boolean {
  const alternatives = alternativesOf(words.map((word) => (word.text === 'and' ? { ...word, text: 'or' } : word)))
  const isOne = (text: string) => {
    const test = titleTest(text)
    return test !== undefined && titles().some((title) => test(title) >= test(text))
  }
  return alternatives.length > 0 && alternatives.every((alternative) => isOne(textOfWords(alternative)))
}

const answers = new Map<string, boolean>()

function isOneRole(text: string): boolean {
  const before = answers.get(text)
  if (before !== undefined) return before
  const test = titleTest(text)
  const answer = test !== undefined && titles().some((title) => test(title) > 0)
  // Anybody may say anything, for ever.
  if (answers.size > mostAnswers) answers.clear()
  answers.set(text, answer)
  return answer
}

const mostAnswers = 5_000

/** Roles as lists of what people look for have them, told by commas. */
export function rolesText(words: readonly Word[]): string {
  return textOfWords(words)
    .replaceAll(/,?\s+(?:and|or)\s+/gi, ', ')
    .replaceAll(/[“”"]/g, '')
    .replace(/^(?:and|or)\s+/i, '')
    .trim()
}

let made: readonly string[] | undefined

function titles(): readonly string[] {
  made ??= [
    'Chief Executive Officer',
    'Founder',
    'Co-Founder',
    'Owner',
    'Managing Director',
    'President',
    'Partner',
    ...departments.flatMap(({ chief, areas, managers, seniors, entries }) => [
      ...chief,
      ...areas.flatMap((area) => [`VP of ${area}`, `Head of ${area}`, `Director of ${area}`]),
      ...managers,
      ...seniors,
      ...entries,
    ]),
    ...industries.flatMap(({ roles }) => roles),
  ]
  return made
}
