import { createCellCache } from './cell-cache'
import { createQuoteFinder, type QuoteEnd } from './closing-quote'
import { isClosingQuoteMissing } from './missing-quote'

/** What was wrong with the quotes of a record. */
export type QuoteFault = 'stray-quote' | 'unclosed-quote'

/** What a line of the file says, or several. It is used again for the next one, and so are its cells. */
export interface CsvRecord {
  /** Only the first `count` belong to this record. */
  readonly cells: string[]
  readonly count: number
  /** The first of its lines. */
  readonly line: number
  /** How many lines it takes. */
  readonly lines: number
  readonly fault: QuoteFault | undefined
  /** Whether the last cell stands in quotes. */
  readonly endsQuoted: boolean
}

/** Takes a record, and answers whether to go on. */
export type TakeRecord = (record: CsvRecord) => boolean

export interface RecordParser {
  /** Takes the next piece of the text, cut anywhere. False when no more is wanted. */
  push(piece: string): boolean
  /** Says that there is no other piece. */
  end(): void
  /** Whether it has more to read than it reads at once: it goes on with the next piece, which may be empty. */
  readonly isBehind: boolean
  readonly blankLines: number
}

export interface RecordParserOptions {
  readonly delimiter: string
  /** Nothing, where a quote is a character like any other. */
  readonly quote: string | undefined
  /** A quoted cell that is longer has a quote that was meant as a character. */
  readonly longestCell: number
  /** @default 1 */
  readonly firstLine?: number
}

/**
 * Takes text apart into records. What is not finished at the end of a piece waits for the next, and a long one for as
 * much again as it has, so that the time grows with the text and never faster, whatever stands in it.
 */
export function createRecordParser(options: RecordParserOptions, take: TakeRecord): RecordParser {
  const { delimiter, quote, longestCell } = options
  const delimiterCode = delimiter.charCodeAt(0)
  const quoteCode = quote === undefined ? -1 : quote.charCodeAt(0)
  const finder = createQuoteFinder(delimiter, quote ?? '"', longestCell)
  const cells: string[] = []
  const readCell = createCellCache()
  let waiting: string[] = []
  let waitingLength = 0
  let rest = ''
  let line = options.firstLine ?? 1
  let blankLines = 0
  let isWanted = true
  let isWhole = false
  let isBehind = false
  /** How many cells the first record has, and the last without a fault. */
  let firstCount = 0
  let usualCount = 0
  const record = { cells, count: 0, line, lines: 1, fault: noFault, endsQuoted: false }

  function consume(): void {
    const text = rest + waiting.join('')
    waiting = []
    waitingLength = 0
    isBehind = false
    const done = parse(text)
    rest = text.slice(done)
    finder.advance(done)
  }

  /** Gives the place of the first record that is not finished. */
  function parse(text: string): number {
    const end = text.length
    let at = 0
    while (at < end && isWanted) {
      const begin = at
      if (begin > mostAtOnce) {
        isBehind = true
        return begin
      }
      let count = 0
      let breaks = 0
      let fault: QuoteFault | undefined
      let code = 0
      let isQuoted = false
      for (;;) {
        let start = at
        code = text.charCodeAt(at)
        isQuoted = false
        if (code === quoteCode || (code === space && quoteCode !== -1)) {
          const open = code === quoteCode ? at : quoteAfterSpaces(text, at)
          const found = open === -1 ? undefined : quoteEnd(text, open, count)
          if (found?.kind === 'unknown') return begin
          if (found?.kind === 'closed' && (open === at || found.stray === undefined)) {
            isQuoted = true
            const inside = text.slice(open + 1, found.at)
            cells[count] = unquoted(inside)
            breaks += lineBreaks(inside)
            if (found.stray !== undefined) fault ??= 'stray-quote'
            at = found.next
            code = text.charCodeAt(at)
          } else if (found?.kind === 'continued' && open === at) {
            const inside = text.slice(open + 1, found.at)
            breaks += lineBreaks(inside)
            fault ??= 'stray-quote'
            start = at = found.at + 1
            cells[count] = unquoted(inside)
            isQuoted = true
          } else if (found?.kind === 'never') fault ??= 'unclosed-quote'
        }
        if (!isQuoted || at === start) {
          code = text.charCodeAt(at)
          while (code !== delimiterCode && code !== lineFeed && code !== carriageReturn && at < end) {
            code = text.charCodeAt((at += 1))
          }
          cells[count] = isQuoted ? (cells[count] ?? '') + text.slice(start, at) : readCell(text, start, at, count)
        }
        count += 1
        if (code !== delimiterCode || at >= end) break
        at += 1
      }
      if (at >= end && !isWhole) return begin
      if (code === carriageReturn && at + 1 === end && !isWhole) return begin
      at += code === carriageReturn && text.charCodeAt(at + 1) === lineFeed ? 2 : 1
      if (count === 1 && !isQuoted && cells[0] === '') blankLines += 1
      else {
        if (fault === undefined) usualCount = count
        if (firstCount === 0 && fault !== 'stray-quote') firstCount = count
        record.count = count
        record.line = line
        record.lines = breaks + 1
        record.fault = fault
        record.endsQuoted = isQuoted
        isWanted = take(record)
      }
      line += breaks + 1
    }
    return at < end ? at : end
  }

  function quoteEnd(text: string, open: number, before: number): QuoteEnd {
    const found = finder.find(text, open, isWhole)
    const stray = found.kind === 'closed' ? found.stray : found.kind === 'continued' ? found.at : undefined
    if (stray === undefined) return found
    const widths = [usualCount, firstCount].filter((width) => width > 0)
    return isClosingQuoteMissing(text, { open, stray, before }, { delimiter, quote: quote ?? '"', widths })
      ? { kind: 'never' }
      : found
  }

  function quoteAfterSpaces(text: string, from: number): number {
    let at = from
    let code = space
    while (code === space && code !== delimiterCode) code = text.charCodeAt((at += 1))
    return code === quoteCode ? at : -1
  }

  function unquoted(inside: string): string {
    return quote !== undefined && inside.includes(quote) ? inside.replaceAll(quote + quote, quote) : inside
  }

  return {
    push(piece) {
      waiting.push(piece)
      waitingLength += piece.length
      if (isWanted && (isBehind || isWhole || waitingLength >= rest.length)) consume()
      return isWanted
    },
    end() {
      isWhole = true
      if (isWanted) consume()
    },
    get isBehind() {
      return isBehind && isWanted
    },
    get blankLines() {
      return blankLines
    },
  }
}

const lineFeed = 10
const carriageReturn = 13
const space = 32

const noFault: QuoteFault | undefined = undefined

/** What is left after a long wait for a quote is no more than that at a time, or it would hold the thread. */
const mostAtOnce = 262_144

function lineBreaks(text: string): number {
  let breaks = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) breaks += 1
  for (let at = text.indexOf('\r'); at !== -1; at = text.indexOf('\r', at + 1)) {
    if (text.charCodeAt(at + 1) !== lineFeed) breaks += 1
  }
  return breaks
}
