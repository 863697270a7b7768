import { createByteDecoder } from './byte-decoder'
import { sourcePieces, sourceSize, type CsvSource } from './csv-source'
import type { CsvReadOptions } from './read-options'

/** The text of a file, as it comes. */
export interface CsvText {
  /** The next piece; nothing at the end, be it that of the file or of what is to be read. */
  next(): Promise<string | undefined>
  close(): Promise<void>
  /** Of text, characters. */
  readonly bytes: number
  readonly totalBytes: number | undefined
  readonly encoding: string
  readonly hasMark: boolean
  readonly undecodable: number
  /** Characters U+0000, which are left out: they mean nothing in a table, and no server takes them. */
  readonly nulls: number
  readonly isCut: boolean
}

export function csvText(source: CsvSource, { encoding, mostBytes = Infinity }: CsvReadOptions): CsvText {
  const pieces = sourcePieces(source)
  const decoder = createByteDecoder(encoding)
  let bytes = 0
  let nulls = 0
  let isCut = false
  let isOver = false
  let hasTextMark = false

  async function next(): Promise<string | undefined> {
    if (isOver) return undefined
    const { done, value } = await pieces.next()
    if (done || isCut) return end()
    const isFirst = bytes === 0
    const left = mostBytes - bytes
    isCut = value.length > left
    const piece = isCut ? cut(value, left) : value
    bytes += piece.length
    return typeof piece === 'string' ? textPiece(piece, isFirst) : withoutNulls(decoder.decode(piece))
  }

  async function end(): Promise<string | undefined> {
    isOver = true
    await pieces.return(undefined)
    return withoutNulls(decoder.end()) || undefined
  }

  function textPiece(piece: string, isFirst: boolean): string {
    hasTextMark ||= isFirst && piece.startsWith(mark)
    return withoutNulls(isFirst && hasTextMark ? piece.slice(1) : piece)
  }

  function withoutNulls(text: string): string {
    if (!text.includes('\0')) return text
    const parts = text.split('\0')
    nulls += parts.length - 1
    return parts.join('')
  }

  return {
    next,
    async close() {
      isOver = true
      await pieces.return(undefined)
    },
    get bytes() {
      return bytes
    },
    totalBytes: sourceSize(source),
    get encoding() {
      return decoder.encoding
    },
    get hasMark() {
      return hasTextMark || decoder.hasMark
    },
    get undecodable() {
      return decoder.undecodable
    },
    get nulls() {
      return nulls
    },
    get isCut() {
      return isCut
    },
  }
}

const mark = '\ufeff'

function cut(piece: string | Uint8Array, length: number): string | Uint8Array {
  return typeof piece === 'string' ? piece.slice(0, length) : piece.subarray(0, length)
}
