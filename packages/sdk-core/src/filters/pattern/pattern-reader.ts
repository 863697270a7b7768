/** The pattern is not one that this engine reads: wrong, or with parts that need backtracking. */
export class UnreadablePattern extends Error {
  override readonly name = 'UnreadablePattern'
}

/** Reads the part of a pattern that is left; every step moves on. */
export interface PatternReader {
  /** The next character, still unread. */
  peek(): string | undefined
  next(): string
  /** Reads the text if it is what comes next. */
  take(text: string): boolean
  takeMatch(shape: RegExp): RegExpExecArray | undefined
}

export function createPatternReader(pattern: string): PatternReader {
  let place = 0
  const peek = () => (place < pattern.length ? String.fromCodePoint(pattern.codePointAt(place) ?? 0) : undefined)
  return {
    peek,
    next() {
      const character = peek()
      if (character === undefined) throw new UnreadablePattern('The pattern ends too soon.')
      place += character.length
      return character
    },
    take(text) {
      if (!pattern.startsWith(text, place)) return false
      place += text.length
      return true
    },
    takeMatch(shape) {
      shape.lastIndex = place
      const match = shape.exec(pattern)
      if (!match) return undefined
      place += match[0].length
      return match
    },
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f', v: '\v', '0': '\0' }

/** The character that an escape stands for; the backslash has been read. */
export function escapedCharacter(reader: PatternReader): string {
  const code = reader.takeMatch(/x([0-9a-f]{2})|u([0-9a-f]{4})/iy)
  if (code) return String.fromCharCode(Number.parseInt(code[1] ?? code[2] ?? '', 16))
  if (reader.peek() === undefined) throw new UnreadablePattern('The pattern ends with a backslash.')
  const character = reader.next()
  const escaped = escapes[character]
  if (escaped !== undefined) return escaped
  if (/[A-Za-z0-9]/.test(character)) throw new UnreadablePattern(`\\${character} is not supported.`)
  return character
}
