import { createJsonReader } from './json-reader'
import type { Slices } from '../../ports/slices'

/** About a tenth of a millisecond of parsing. */
const pieceLength = 16_384

/**
 * What `JSON.parse` gives, for an object with long lists in it or in the objects there: those are parsed piece by piece,
 * since five thousand rows at once would hold the thread for longer than a frame.
 */
export async function parseInSlices(text: string, slices: Slices, signal: AbortSignal | undefined): Promise<unknown> {
  const reader = createJsonReader(text)
  if (reader.peek() !== '{') return JSON.parse(text)
  const value = await parseObject((first) => (first === '{' ? parseObject(parseMember) : parseMember(first)))
  reader.end()
  return value

  async function parseObject(parse: (first: string) => unknown): Promise<object> {
    const members: [name: string, value: unknown][] = []
    reader.take('{')
    if (reader.peek() === '}') reader.take('}')
    else {
      do {
        const name: string = JSON.parse(reader.string())
        reader.take(':')
        members.push([name, await parse(reader.peek())])
        if (slices.isOver()) await slices.next(signal)
      } while (reader.take(',}') === ',')
    }
    // Not by assignment, since `__proto__` would not become a member.
    return Object.fromEntries(members)
  }

  function parseMember(first: string): unknown {
    return first === '[' ? parseList() : JSON.parse(reader.members(0))
  }

  async function parseList(): Promise<unknown[]> {
    const members: unknown[] = []
    reader.take('[')
    for (;;) {
      const piece: unknown[] = JSON.parse(`[${reader.members(pieceLength)}]`)
      const isLast = reader.take(',]') === ']'
      const isEmptyList = isLast && members.length === 0
      if (piece.length === 0 && !isEmptyList) throw new SyntaxError('A list has a member that is nothing.')
      for (const member of piece) members.push(member)
      if (isLast) return members
      if (slices.isOver()) await slices.next(signal)
    }
  }
}
