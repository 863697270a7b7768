import { createRecordParser } from './record-parser'

interface FileRecord {
  readonly texts: readonly string[]
  /** How many cells have something in them. */
  readonly filled: number
  readonly endsQuoted: boolean
  /** Whether an empty line stands before it. */
  readonly isApart: boolean
}

/**
 * How many records before the header are titles of the file: `Report 2026`, the day it was made. Such a record has one
 * cell with something in it, the first, and is shorter than the rows or stands apart from them by an empty one; several
 * cells (`Made by,HubSpot`) only where an empty record parts them from a longer header. What follows looks like a
 * header with rows of its length. In doubt there is none, since a header is lost with it.
 */
export function sniffTitles(
  sample: string,
  { delimiter, quote }: { readonly delimiter: string; readonly quote: string | undefined },
  isWhole: boolean,
): number {
  const records: FileRecord[] = []
  let nextLine = 1
  const parser = createRecordParser(
    { delimiter, quote, longestCell: sample.length },
    ({ cells, count, line, lines, endsQuoted }) => {
      const texts = cells.slice(0, count)
      const filled = texts.filter((text) => text.trim() !== '').length
      records.push({ texts, filled, endsQuoted, isApart: line > nextLine || records.at(-1)?.filled === 0 })
      nextLine = line + lines
      return records.length <= mostTitles + rowsLookedAt
    },
  )
  parser.push(sample)
  if (isWhole) parser.end()
  if (!records[0]?.texts[0]?.trim()) return 0
  const first = records.findIndex(({ filled }) => filled > 1)
  if (isHeader(records, first) && isTitle(records[0]) && areApart(records.slice(0, first), records[first])) return first
  const next = records.findIndex(({ filled, isApart }, index) => index > 0 && isApart && filled > 0)
  return isHeader(records, next) && areNotes(records.slice(0, next), records[next]) ? next : 0
}

const rowsLookedAt = 100
const mostTitles = 5

/** One that begins with so few others before it, and has rows of its length. */
function isHeader(records: readonly FileRecord[], index: number): boolean {
  const header = records[index]
  if (!header || index < 1 || index > mostTitles || !looksLikeHeader(header.texts)) return false
  const rows = records.slice(index + 1, index + 1 + rowsLookedAt)
  const even = rows.filter(({ texts }) => texts.length === header.texts.length)
  return rows.length > 0 && even.length >= rows.length * 0.9
}

function looksLikeHeader(cells: readonly string[]): boolean {
  const isName = (cell: string) => cell !== '' && cell === cell.trim() && !/^[\d\s.,:/+-]+$/.test(cell)
  return cells.length > 1 && cells.every(isName) && new Set(cells).size === cells.length
}

/** A last column that somebody has written without a name is none that was filled up. */
function isTitle({ texts, filled, endsQuoted }: FileRecord): boolean {
  return filled < 2 && (texts.length === 1 || !endsQuoted)
}

function areApart(titles: readonly FileRecord[], header: FileRecord | undefined): boolean {
  const length = header?.texts.length ?? 0
  return titles.every(({ texts }) => texts.length < length) || titles.some(({ filled }) => filled === 0)
}

/** Fewer cells than the header has, and none of its names: that would be another table above this one. */
function areNotes(titles: readonly FileRecord[], header: FileRecord | undefined): boolean {
  const names = new Set(header?.texts)
  return titles.every(
    ({ texts, filled }) => filled < names.size && !texts.some((text) => text !== '' && names.has(text)),
  )
}
