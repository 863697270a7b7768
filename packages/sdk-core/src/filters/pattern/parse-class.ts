import { inEitherCase, isDigit, isSpace, isWord, opposite, type CharacterTest } from './character-test'
import { escapedCharacter, UnreadablePattern, type PatternReader } from './pattern-reader'

/** Reads a class; its opening bracket has been read. */
export function parseClass(reader: PatternReader): CharacterTest {
  const isOpposite = reader.take('^')
  const tests: CharacterTest[] = []
  while (!reader.take(']')) tests.push(parseMember(reader))
  const matches = inEitherCase((code) => tests.some((test) => test(code)))
  return isOpposite ? opposite(matches) : matches
}

/** Reads `d`, `w`, `s` or one of their opposites, if that is what comes after the backslash. */
export function shorthandClass(reader: PatternReader): CharacterTest | undefined {
  for (const [name, matches] of Object.entries(shorthands)) {
    if (reader.take(name)) return matches
  }
  return undefined
}

const shorthands: Readonly<Record<string, CharacterTest>> = {
  d: isDigit,
  D: opposite(isDigit),
  w: isWord,
  W: opposite(isWord),
  s: isSpace,
  S: opposite(isSpace),
}

function parseMember(reader: PatternReader): CharacterTest {
  const first = reader.next()
  if (first === '\\') {
    const shorthand = shorthandClass(reader)
    if (shorthand) return shorthand
  }
  const from = codeOf(first === '\\' ? classEscape(reader) : first)
  const isRange = reader.peek() === '-' && reader.takeMatch(/-(?!\])/y) !== undefined
  if (!isRange) return (code) => code === from
  const last = reader.next()
  const to = codeOf(last === '\\' ? classEscape(reader) : last)
  if (to < from) throw new UnreadablePattern('A range of characters ends before it begins.')
  return (code) => code >= from && code <= to
}

/** In a class, `\b` is a backspace. */
function classEscape(reader: PatternReader): string {
  return reader.take('b') ? '\b' : escapedCharacter(reader)
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0
}
