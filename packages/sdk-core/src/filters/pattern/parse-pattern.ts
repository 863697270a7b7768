import { foldText } from '../fold-text'
import type { CharacterTest } from './character-test'
import { parseClass, shorthandClass } from './parse-class'
import { createPatternReader, escapedCharacter, UnreadablePattern, type PatternReader } from './pattern-reader'

/** A regular expression, taken apart. */
export type PatternNode =
  | { readonly kind: 'character'; readonly matches: CharacterTest }
  | { readonly kind: 'assertion'; readonly assertion: Assertion }
  | { readonly kind: 'sequence' | 'choice'; readonly nodes: readonly PatternNode[] }
  | { readonly kind: 'repeat'; readonly node: PatternNode; readonly least: number; readonly most: number | undefined }

/** What looks at the place between two characters. */
export type Assertion = 'start' | 'end' | 'word-boundary' | 'no-word-boundary'

/**
 * Takes a pattern apart: text, `.`, classes, `\d \w \s \b` and their opposites, `^ $`, groups, `|`, `* + ? {m,n}`
 * (lazy ones too, which match the same). Not: references back, looking around, Unicode classes.
 * @throws UnreadablePattern
 */
export function parsePattern(pattern: string): PatternNode {
  const reader = createPatternReader(pattern.normalize('NFC'))
  const node = parseChoice(reader, 0)
  if (reader.peek() !== undefined) throw new UnreadablePattern('A group is closed that was not opened.')
  return node
}

const deepest = 50

function parseChoice(reader: PatternReader, depth: number): PatternNode {
  if (depth > deepest) throw new UnreadablePattern('Groups are nested too deeply.')
  const nodes = [parseSequence(reader, depth)]
  while (reader.take('|')) nodes.push(parseSequence(reader, depth))
  return nodes.length === 1 && nodes[0] ? nodes[0] : { kind: 'choice', nodes }
}

function parseSequence(reader: PatternReader, depth: number): PatternNode {
  const nodes: PatternNode[] = []
  for (let next = reader.peek(); next !== undefined && next !== '|' && next !== ')'; next = reader.peek()) {
    nodes.push(parseRepeat(reader, parseAtom(reader, depth)))
  }
  return { kind: 'sequence', nodes }
}

function parseAtom(reader: PatternReader, depth: number): PatternNode {
  const character = reader.next()
  switch (character) {
    case '(':
      return parseGroup(reader, depth)
    case '[':
      return { kind: 'character', matches: parseClass(reader) }
    case '.':
      return { kind: 'character', matches: (code) => !lineEnds.has(code) }
    case '^':
      return { kind: 'assertion', assertion: 'start' }
    case '$':
      return { kind: 'assertion', assertion: 'end' }
    case '\\':
      return parseEscape(reader)
    case '*':
    case '+':
    case '?':
      throw new UnreadablePattern(`There is nothing before ${character} to repeat.`)
    default:
      return literal(character)
  }
}

function parseGroup(reader: PatternReader, depth: number): PatternNode {
  if (reader.peek() === '?' && !reader.take('?:') && !reader.takeMatch(/\?<[A-Za-z_]\w*>/y)) {
    throw new UnreadablePattern('Looking around is not supported.')
  }
  const node = parseChoice(reader, depth + 1)
  if (!reader.take(')')) throw new UnreadablePattern('A group is not closed.')
  return node
}

function parseEscape(reader: PatternReader): PatternNode {
  if (reader.take('b')) return { kind: 'assertion', assertion: 'word-boundary' }
  if (reader.take('B')) return { kind: 'assertion', assertion: 'no-word-boundary' }
  const shorthand = shorthandClass(reader)
  if (shorthand) return { kind: 'character', matches: shorthand }
  return literal(escapedCharacter(reader))
}

function parseRepeat(reader: PatternReader, node: PatternNode): PatternNode {
  const counts = repeatCounts(reader)
  if (!counts) return node
  reader.take('?')
  const next = reader.peek()
  if (next === '*' || next === '+' || next === '?') throw new UnreadablePattern('What is repeated is repeated again.')
  return { kind: 'repeat', node, ...counts }
}

function repeatCounts(reader: PatternReader): { least: number; most: number | undefined } | undefined {
  if (reader.take('*')) return { least: 0, most: undefined }
  if (reader.take('+')) return { least: 1, most: undefined }
  if (reader.take('?')) return { least: 0, most: 1 }
  const braces = reader.takeMatch(/\{(\d+)(,?)(\d*)\}/y)
  if (!braces) return undefined
  const least = Number(braces[1])
  const most = braces[2] === '' ? least : braces[3] === '' ? undefined : Number(braces[3])
  if (most !== undefined && most < least) throw new UnreadablePattern('A repetition ends below where it begins.')
  return { least, most }
}

/** Text is folded before it is matched, so one character can stand for several there: ß is SS. */
function literal(character: string): PatternNode {
  const nodes = Array.from(foldText(character), (each): PatternNode => {
    const wanted = each.codePointAt(0)
    return { kind: 'character', matches: (code) => code === wanted }
  })
  return { kind: 'sequence', nodes }
}

const lineEnds = new Set([0x0a, 0x0d, 0x2028, 0x2029])
