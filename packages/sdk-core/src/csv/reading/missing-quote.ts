import { createQuoteFinder } from './closing-quote'

/** A quoted cell in which the first quote that could close it stands where it cannot. */
export interface StrayPlace {
  readonly open: number
  readonly stray: number
  /** How many cells the record has before this one. */
  readonly before: number
}

export interface RowShape {
  readonly delimiter: string
  readonly quote: string
  /** How many cells rows have; nothing before the first one. */
  readonly widths: readonly number[]
}

/**
 * Whether somebody forgot the closing quote, so that the cell ends with its line. Then the stray quote is one that opens
 * a cell of a later line, right behind a delimiter or a line end, and most of the lines on the way there are rows. A note
 * of several lines has neither, even if its own quotes are not doubled.
 */
export function isClosingQuoteMissing(text: string, { open, stray, before }: StrayPlace, shape: RowShape): boolean {
  const { delimiter, quote, widths } = shape
  const own = firstLine(text, open, stray)
  if (own === undefined || !opensCell(text, stray, delimiter, quote)) return false
  const cells = before + own.split(delimiter).length
  const lines = linesUpTo(text, open + own.length, stray)
  const widest = Math.max(...widths, 1)
  return (widths.length === 0 ? [cells] : widths).some((width) => {
    // In the first column the last line of such a note has as many cells as a row.
    const canEnd = cells >= width || before > 0
    const isTold = width > 1 || widest === 1 || widths.length === 0
    return canEnd && isTold && lines.filter((line) => isRow(line, width, shape)).length * 2 > lines.length
  })
}

/** Nothing where the stray quote stands on the same line. */
function firstLine(text: string, open: number, stray: number): string | undefined {
  const between = text.slice(open, stray)
  const end = between.search(lineEnd)
  return end === -1 ? undefined : between.slice(0, end)
}

function opensCell(text: string, stray: number, delimiter: string, quote: string): boolean {
  let begin = stray
  while (text[begin - 1] === quote) begin -= 1
  const before = text[begin - 1]
  return before === delimiter || before === '\n' || before === '\r'
}

/** The lines that have something, up to that of the stray quote, which is taken whole; the first of many. */
function linesUpTo(text: string, from: number, stray: number): readonly string[] {
  const lines: string[] = []
  lineEnds.lastIndex = from
  while (lines.length < linesLookedAt && lineEnds.lastIndex <= stray) {
    const begin = lineEnds.lastIndex
    const end = lineEnds.exec(text)?.index ?? text.length
    if (end > begin) lines.push(text.slice(begin, end))
    if (lineEnds.lastIndex === 0) break
  }
  return lines
}

/** Whether a line has as many cells as a row, or begins a quoted one that goes on behind it. */
function isRow(line: string, width: number, { delimiter, quote }: RowShape): boolean {
  const finder = createQuoteFinder(delimiter, quote, line.length)
  let count = 1
  let at = 0
  for (;;) {
    if (line[at] === quote) {
      const found = finder.find(line, at, true)
      if (found.kind === 'closed') at = found.next
      else if (found.kind === 'continued') at = found.at + 1
      else return count <= width
    }
    const next = line.indexOf(delimiter, at)
    if (next === -1) return count === width
    count += 1
    at = next + 1
  }
}

const lineEnd = /[\r\n]/
const lineEnds = /[\r\n]/g
const linesLookedAt = 20
