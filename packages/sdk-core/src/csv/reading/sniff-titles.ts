import { createRecordParser } from './record-parser'

interface FileRecord {
  readonly texts: readonly string[]
  /** How many cells have something in them. */
  readonly filled: number
  readonly endsQuoted: boolean
  /** What stands before it: an empty line, which no table that is written by a program has, or a row of empty cells. */
  readonly apart: 'line' | 'cells' | undefined
}

/**
 * How many records before the header are titles of the file: `Report 2026`, `Made by,HubSpot`, the day it was made.
 * What follows them looks like a header with rows of its length. That they are titles is seen by their being one cell
 * each and shorter than the rows, by an empty line that parts them from a longer header, or by a column whose values
 * are unlike its name: addresses below `Email`. In doubt there is none, since a header is lost with it.
 */
export function sniffTitles(
  sample: string,
  { delimiter, quote }: { readonly delimiter: string; readonly quote: string | undefined },
  isWhole: boolean,
): number {
  const records = firstRecords(sample, delimiter, quote, isWhole)
  if (!records[0]?.texts[0]?.trim()) return 0
  for (let index = 1; index <= mostTitles; index += 1) {
    const header = records[index]
    if (!header || !mayBeHeader(header)) continue
    const titles = records.slice(0, index)
    const rows = rowsBelow(records, index)
    const isUnlike = isUnlikeRows(header, rows)
    const isClear = header.apart === 'line' || (isUnlike && titles.every((title) => isLine(title, header)))
    if (!isClear && (!isDistinct(header) || titles.length > plainTitles)) continue
    if (comesAgain(header, rows) || isTable(titles, rows.length)) continue
    if (areEven(header, rows, isUnlike) && areTitles(titles, header, isUnlike)) return index
  }
  return 0
}

const rowsLookedAt = 100
const mostTitles = 20
/** So many are titles where they are not clearly titles. */
const plainTitles = 5

function firstRecords(
  sample: string,
  delimiter: string,
  quote: string | undefined,
  isWhole: boolean,
): readonly FileRecord[] {
  const records: FileRecord[] = []
  let nextLine = 1
  const parser = createRecordParser(
    { delimiter, quote, longestCell: sample.length },
    ({ cells, count, line, lines, endsQuoted }) => {
      const texts = cells.slice(0, count)
      const filled = texts.filter((text) => text.trim() !== '').length
      const apart = line > nextLine ? 'line' : records.at(-1)?.filled === 0 ? 'cells' : undefined
      records.push({ texts, filled, endsQuoted, apart })
      nextLine = line + lines
      return records.length <= mostTitles + rowsLookedAt
    },
  )
  parser.push(sample)
  if (isWhole) parser.end()
  return withoutLastDelimiter(records)
}

/** Some programs end every line with a delimiter: what is behind it is no cell. */
function withoutLastDelimiter(records: readonly FileRecord[]): readonly FileRecord[] {
  const isEnded = ({ texts, endsQuoted }: FileRecord) => texts.length > 1 && texts.at(-1) === '' && !endsQuoted
  if (!records.every((record) => record.texts.length === 1 || isEnded(record))) return records
  return records.map((record) => (isEnded(record) ? { ...record, texts: record.texts.slice(0, -1) } : record))
}

function mayBeHeader({ texts, filled }: FileRecord): boolean {
  if (/^\d/.test(texts[0] ?? '') || texts.some((text) => /^[[{]/.test(text))) return false
  return filled > 1 && filled * 2 > texts.length && texts.every((text) => text === text.trim() && !looksLikeValue(text))
}

/** One text alone, also where it was filled up to the length of a header that has a name for each column. */
function isLine({ texts, filled }: FileRecord, header: FileRecord): boolean {
  return texts.length === 1 || (filled === 1 && header.filled > 3 && header.filled === header.texts.length)
}

/** A name for each column, and none twice. */
function isDistinct({ texts }: FileRecord): boolean {
  return !texts.includes('') && new Set(texts).size === texts.length
}

function looksLikeValue(cell: string): boolean {
  return /^[\d\s.,:/+-]+$|\S@\S|^https?:/.test(cell)
}

/** Whether one of the names is a value below: one row among others. */
function comesAgain({ texts }: FileRecord, rows: readonly FileRecord[]): boolean {
  return texts.some((text, column) => text !== '' && rows.some((row) => row.texts[column] === text))
}

/** Whether what stands above is a table of its own, with at least as many rows as the one below has. */
function isTable([header, ...own]: readonly FileRecord[], rowsBelowIt: number): boolean {
  if (!header || own.length < rowsBelowIt || !mayBeHeader(header)) return false
  // Names and values in two columns may be notes.
  if (header.filled < 3 && own.length < 3) return false
  const rows = own.filter(({ filled }) => filled > 0)
  const even = rows.filter(({ texts }) => texts.length === header.texts.length)
  return rows.length > 0 && even.length >= rows.length * 0.9 && isUnlikeRows(header, rows)
}

/** What ends a file, a sum or a note of who made it, is no row. */
function rowsBelow(records: readonly FileRecord[], header: number): readonly FileRecord[] {
  const rows = records.slice(header + 1, header + 1 + rowsLookedAt)
  const last = rows.findLastIndex(({ filled }) => filled > 1)
  return rows.slice(0, last + 1)
}

/** Whether some column has values that no name of a column looks like. */
function isUnlikeRows(header: FileRecord, rows: readonly FileRecord[]): boolean {
  return header.texts.some((_, column) => {
    const values = rows.map(({ texts }) => texts[column]?.trim() ?? '').filter((value) => value !== '')
    return values.length > 0 && values.filter(looksLikeValue).length >= values.length * 0.8
  })
}

function areEven(header: FileRecord, rows: readonly FileRecord[], isUnlike: boolean): boolean {
  const even = rows.filter(({ texts }) => texts.length === header.texts.length)
  return rows.length > 0 && even.length >= rows.length * (isUnlike ? 0.5 : 0.9)
}

function areTitles(titles: readonly FileRecord[], header: FileRecord, isUnlike: boolean): boolean {
  const names = new Set(header.texts)
  // A last column that somebody has written without a name is none that was filled up.
  const isNote = ({ texts, endsQuoted }: FileRecord) => texts.length === 1 || !(endsQuoted && texts.at(-1) === '')
  // One that has names of the header is the header of another table above this one; one of them may be chance.
  const isOther = ({ texts, filled }: FileRecord) => {
    const shared = texts.filter((text) => text !== '' && names.has(text)).length
    return filled === 0 || shared < Math.min(2, filled)
  }
  if (!titles.every((title) => isNote(title) && isOther(title))) return false
  const most = Math.max(...titles.map(({ filled }) => filled))
  if (most < 2) {
    const isShorter = titles.every(({ texts }) => texts.length < header.texts.length)
    if (header.apart === 'line' || (isUnlike && (isShorter || header.texts.length > 2))) return true
    return isShorter || titles.some(({ filled }) => filled === 0)
  }
  if (header.apart === 'line' && isUnlike) return most <= header.filled
  if (header.apart !== undefined) return most < header.filled
  // Rows of a table that are shorter than those below are all alike.
  const isUneven = new Set(titles.map(({ filled }) => filled)).size > 1
  return isUnlike && isUneven && most * 2 <= header.filled
}
