import { find, read } from 'cfb'
import { DocumentRefused } from './document-refused'
import type { ReadDocument } from './read-document'

/**
 * The text of a DOC. Its main stream begins with a table of facts (the FIB), which says where in another stream the pieces
 * are listed that the text is made of; each piece is kept in one byte a character or in two.
 */
export function readDoc(bytes: Uint8Array): ReadDocument {
  const { main, tableOf } = streams(bytes)
  if (main.length < shortestFib || uint16(main, 0) !== wordMagic)
    throw new DocumentRefused('This is not a Word document, although it is named like one.')
  const flags = uint16(main, at.flags)
  if ((flags & isEncrypted) !== 0) throw new DocumentRefused('The document is protected by a password.')
  const table = tableOf((flags & usesFirstTable) === 0 ? '0Table' : '1Table')
  const pieces = piecesOf(table.subarray(uint32(main, at.piecesStart)).subarray(0, uint32(main, at.piecesLength)))
  const text = pieces
    .map((piece) => textOfPiece(main, piece))
    .join('')
    .slice(0, uint32(main, at.textLength))
  return { text: plain(text), pages: undefined }
}

const wordMagic = 0xa5ec
const shortestFib = 0x1aa
const isEncrypted = 0x0100
const usesFirstTable = 0x0200

/** Where the facts stand in the main stream. */
const at = { flags: 0x0a, textLength: 0x4c, piecesStart: 0x1a2, piecesLength: 0x1a6 } as const

interface Streams {
  readonly main: Uint8Array
  readonly tableOf: (name: string) => Uint8Array
}

function streams(bytes: Uint8Array): Streams {
  try {
    const container = read(bytes, { type: 'array' })
    const stream = (name: string) => Uint8Array.from(find(container, name)?.content ?? [])
    return { main: stream('WordDocument'), tableOf: stream }
  } catch {
    throw new DocumentRefused('The DOC is broken: it cannot be opened.')
  }
}

interface Piece {
  readonly start: number
  readonly characters: number
  readonly isNarrow: boolean
}

/** Formatting may stand before the list, each with its length. */
function piecesOf(list: Uint8Array): readonly Piece[] {
  let offset = 0
  while (list[offset] === 0x01) offset += 3 + uint16(list, offset + 1)
  const size = uint32(list, offset + 1)
  const count = Math.floor((size - 4) / 12)
  if (list[offset] !== 0x02 || count < 1 || offset + 5 + size > list.length)
    throw new DocumentRefused('The DOC is broken: its text cannot be found.')
  const start = offset + 5
  return Array.from({ length: count }, (_, index) => {
    const place = uint32(list, start + 4 * (count + 1) + 8 * index + 2)
    const isNarrow = (place & 0x4000_0000) !== 0
    const address = place & 0x3fff_ffff
    return {
      start: isNarrow ? address / 2 : address,
      characters: Math.max(0, uint32(list, start + 4 * (index + 1)) - uint32(list, start + 4 * index)),
      isNarrow,
    }
  })
}

function textOfPiece(main: Uint8Array, { start, characters, isNarrow }: Piece): string {
  const bytes = main.subarray(start, start + characters * (isNarrow ? 1 : 2))
  return new TextDecoder(isNarrow ? 'windows-1252' : 'utf-16le').decode(bytes)
}

/** Fields stand as their instructions and what came of them; of these, only the latter is read by people. */
function plain(text: string): string {
  const fields: { inResult: boolean }[] = []
  let read = ''
  for (const character of text) {
    if (character === fieldBegins) fields.push({ inResult: false })
    else if (character === fieldResult) fields[fields.length - 1] = { inResult: true }
    else if (character === fieldEnds) fields.pop()
    else if (fields.every(({ inResult }) => inResult)) read += shownAs[character] ?? character
  }
  return read
}

const fieldBegins = '\x13'
const fieldResult = '\x14'
const fieldEnds = '\x15'

/** The end of a cell, of a line, of a page, and a hyphen that does not break. Other controls are left out later. */
const shownAs: Readonly<Record<string, string>> = {
  '\x07': '\t',
  '\r': '\n',
  '\x0b': '\n',
  '\x0c': '\n',
  '\x1e': '-',
}

function uint16(bytes: Uint8Array, offset: number): number {
  return (bytes[offset] ?? 0) | ((bytes[offset + 1] ?? 0) << 8)
}

function uint32(bytes: Uint8Array, offset: number): number {
  return (uint16(bytes, offset) | (uint16(bytes, offset + 2) << 16)) >>> 0
}
