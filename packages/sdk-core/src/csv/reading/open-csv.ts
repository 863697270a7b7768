import { createSlices } from '../../ports/slices'
import type { CsvDialect } from '../dialect'
import { csvText, type CsvText } from './csv-text'
import type { CsvSource } from './csv-source'
import type { CsvLimit, CsvReadOptions } from './read-options'
import { createRecordParser } from './record-parser'
import { createRowReader, type RowReader, type TakeRow } from './row-reader'
import { sniffDelimiter } from './sniff-delimiter'
import { sniffTitles } from './sniff-titles'

/** A file whose dialect is known, ready to be read. */
export interface OpenedCsv {
  /** Reads the next piece; false when there is no more to read. */
  step(): Promise<boolean>
  close(): Promise<void>
  readonly rows: RowReader
  dialect(): CsvDialect
  summary(): CsvSummary
}

/** What else is to say about a reading. */
export interface CsvSummary {
  /** The limit that ended the reading, if one did. */
  readonly endedBy: CsvLimit | undefined
  /** Lines without a character, which are no rows. */
  readonly blankLines: number
  /** Characters U+0000 that were left out. */
  readonly nulls: number
}

const sampleLength = 65_536

export async function openCsv(source: CsvSource, options: CsvReadOptions, takeRow: TakeRow): Promise<OpenedCsv> {
  const { quote: quoteOption = '"', longestCell = 16_000_000, signal, onProgress, slices = createSlices() } = options
  signal?.throwIfAborted()
  const text = csvText(source, options)
  const sample = await readSample(text, signal)
  const quote = quoteOption === 'none' ? undefined : quoteOption
  const named = namedDelimiter.exec(sample.text)
  const begin = named ? sample.text.slice(named[0].length) : sample.text
  const delimiter = checked(options.delimiter, quote) ?? named?.[1] ?? sniffDelimiter(begin, quote, sample.isWhole)
  const titles = options.hasHeader === false ? 0 : sniffTitles(begin, { delimiter, quote }, sample.isWhole)
  const { skipRecords = titles } = options

  const rows = createRowReader({ ...options, skipRecords }, () => text.undecodable > 0, takeRow)
  const parser = createRecordParser({ delimiter, quote, longestCell, firstLine: named ? 2 : 1 }, rows.take)
  // In pieces, like the rest, since all of the sample at once could take too long.
  const sampled = piecesOf(begin)

  async function step(): Promise<boolean> {
    const piece = parser.isBehind ? '' : (sampled.shift() ?? (await text.next()))
    signal?.throwIfAborted()
    if (piece === undefined && !end()) return false
    const goesOn = piece === undefined || parser.push(piece)
    onProgress?.({ bytes: text.bytes, totalBytes: text.totalBytes, rows: rows.rows })
    if (goesOn && slices.isOver()) await slices.next(signal)
    return goesOn
  }

  function end(): boolean {
    // Where the reading was cut short, the last record may be cut too.
    if (!text.isCut) parser.end()
    return parser.isBehind
  }

  return {
    step,
    close: text.close,
    rows,
    dialect: () => ({
      encoding: text.encoding,
      byteOrderMark: text.hasMark,
      delimiter,
      quote: quoteOption,
      skipRecords,
    }),
    summary: () => ({
      endedBy: rows.isFull ? 'rows' : text.isCut ? 'bytes' : undefined,
      blankLines: parser.blankLines,
      nulls: text.nulls,
    }),
  }
}

/** Excel writes such a line, and takes it out again when it reads the file. */
const namedDelimiter = /^sep=([^\r\n])(?:\r\n|\r|\n|$)/i

async function readSample(
  text: CsvText,
  signal: AbortSignal | undefined,
): Promise<{ readonly text: string; readonly isWhole: boolean }> {
  let sample = ''
  while (sample.length < sampleLength) {
    const piece = await text.next()
    signal?.throwIfAborted()
    if (piece === undefined) return { text: sample, isWhole: true }
    sample += piece
  }
  return { text: sample, isWhole: false }
}

function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (let at = 0; at < text.length; at += sampleLength) pieces.push(text.slice(at, at + sampleLength))
  return pieces
}

function checked(delimiter: string | undefined, quote: string | undefined): string | undefined {
  if (delimiter === undefined) return undefined
  if (delimiter.length !== 1 || delimiter === quote || delimiter === '\n' || delimiter === '\r') {
    throw new TypeError(`A delimiter is one character, other than the quote and the ends of lines: ${delimiter}`)
  }
  return delimiter
}
