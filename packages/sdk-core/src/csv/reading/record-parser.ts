import { createCellCache } from './cell-cache'
import { createQuoteFinder } from './closing-quote'

/** What was wrong with the quotes of a record. */
export type QuoteFault = 'stray-quote' | 'unclosed-quote'

/**
 * Takes a record. `cells` is used again for the next one, and only its first `count` members belong to this one.
 * Answers whether to go on.
 */
export type TakeRecord = (cells: string[], count: number, line: number, fault: QuoteFault | undefined) => boolean

export interface RecordParser {
  /** Takes the next piece of the text, cut anywhere. False when no more is wanted. */
  push(piece: string): boolean
  end(): void
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

  function consume(isWhole: boolean): void {
    const text = rest + waiting.join('')
    waiting = []
    waitingLength = 0
    const done = parse(text, isWhole)
    rest = text.slice(done)
    finder.advance(done)
  }

  /** Gives the place of the first record that is not finished. */
  function parse(text: string, isWhole: boolean): number {
    const end = text.length
    let at = 0
    while (at < end && isWanted) {
      const begin = at
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
          const found = open === -1 ? undefined : finder.find(text, open, isWhole)
          if (found?.kind === 'unknown') return begin
          if (found?.kind === 'closed' && (open === at || !found.hasStray)) {
            isQuoted = true
            const inside = text.slice(open + 1, found.at)
            cells[count] = unquoted(inside)
            breaks += lineBreaks(inside)
            if (found.hasStray) fault ??= 'stray-quote'
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
      else isWanted = take(cells, count, line, fault)
      line += breaks + 1
    }
    return at < end ? at : end
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
      if (isWanted && waitingLength >= rest.length) consume(false)
      return isWanted
    },
    end() {
      if (isWanted) consume(true)
    },
    get blankLines() {
      return blankLines
    },
  }
}

const lineFeed = 10
const carriageReturn = 13
const space = 32

function lineBreaks(text: string): number {
  if (!text.includes('\n') && !text.includes('\r')) return 0
  return text.split(/\r\n|\n|\r/).length - 1
}
