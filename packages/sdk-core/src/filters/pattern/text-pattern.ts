import { foldText } from '../fold-text'
import { buildAutomaton } from './automaton'
import { parsePattern } from './parse-pattern'
import { UnreadablePattern } from './pattern-reader'
import { createRunner } from './run-automaton'

/**
 * Makes the test of `contains`: a regular expression, without regard to case, somewhere in the text.
 *
 * The engine is our own because patterns come from users: `RegExp` can take years over `(a+)+$`, and every database
 * reads patterns differently. A pattern that it does not read (`C++`, `(open`, one with look-around) is taken as plain
 * text, which is what its writer most likely means.
 */
export function textPattern(pattern: string): (text: string) => boolean {
  const find = plainText.test(pattern) ? undefined : readPattern(pattern)
  if (find) return (text) => find(foldText(text))
  const wanted = foldText(pattern)
  return (text) => foldText(text).includes(wanted)
}

/**
 * Why a pattern cannot be read, in English, for developers; nothing where it can be. For who wants to tell a person
 * beforehand, instead of taking the pattern as plain text.
 */
export function patternProblem(pattern: string): string | undefined {
  if (plainText.test(pattern)) return undefined
  if (pattern.length > longestPattern) return `The pattern is longer than ${longestPattern} characters.`
  try {
    buildAutomaton(parsePattern(pattern))
    return undefined
  } catch (error) {
    if (error instanceof UnreadablePattern) return error.message
    throw error
  }
}

const plainText = /^[^\\^$.*+?()[\]{}|]*$/
const longestPattern = 1_000

function readPattern(pattern: string): ((text: string) => boolean) | undefined {
  if (pattern.length > longestPattern) return undefined
  try {
    return createRunner(buildAutomaton(parsePattern(pattern)))
  } catch (error) {
    if (error instanceof UnreadablePattern) return undefined
    throw error
  }
}
