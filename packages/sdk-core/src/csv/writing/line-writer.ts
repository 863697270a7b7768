import { guardFormula } from '../formula-guard'

export type CsvValue = string | number | bigint | boolean | null | undefined

/** A column of a file that is written. */
export interface CsvWriteColumn<Row> {
  readonly header: string
  readonly cell: (row: Row) => CsvValue
}

export interface CsvWriteDialect {
  /** One character. @default ',' */
  readonly delimiter?: string | undefined
  /** @default '"' */
  readonly quote?: '"' | "'" | undefined
  /** @default '\r\n' */
  readonly lineEnd?: '\r\n' | '\n' | undefined
  /** Writes cells that a spreadsheet would run so that it shows them. @default true */
  readonly guardFormulas?: boolean | undefined
  /** @default true */
  readonly hasHeader?: boolean | undefined
}

export interface LineWriter<Row> {
  /** With its end, or nothing. */
  readonly header: string
  line(row: Row): string
}

export function createLineWriter<Row>(
  columns: readonly CsvWriteColumn<Row>[],
  { delimiter = ',', quote = '"', lineEnd = '\r\n', guardFormulas = true, hasHeader = true }: CsvWriteDialect,
): LineWriter<Row> {
  const needsQuotes = quotingTest(delimiter, quote)
  const cells = columns.map(({ cell }) => cell)
  // Alone on its line, nothing would be a blank line and no row.
  const isAlone = columns.length === 1

  function quoted(text: string): string {
    return quote + (text.includes(quote) ? text.replaceAll(quote, quote + quote) : text) + quote
  }

  function cellText(value: CsvValue): string {
    if (typeof value !== 'string') return value === null || value === undefined ? '' : String(value)
    const text = guardFormulas ? guardFormula(value) : value
    return needsQuotes(text) ? quoted(text) : text
  }

  function line(values: (index: number) => CsvValue): string {
    let text = cellText(values(0))
    if (isAlone && text === '') text = quote + quote
    for (let index = 1; index < columns.length; index += 1) text += delimiter + cellText(values(index))
    return text + lineEnd
  }

  function header(): string {
    const names = line((index) => columns[index]?.header)
    const isNameless = columns.length > 1 && columns.at(-1)?.header === ''
    // A delimiter with nothing behind it would be no column: some programs end every line with one.
    const text = isNameless ? names.slice(0, -lineEnd.length) + quoted('') + lineEnd : names
    // Excel takes the one for a file of another program and the other for its own mark, as the third is for all.
    return /^(?:ID|sep=|\ufeff)/i.test(text)
      ? quoted(columns[0]?.header ?? '') + text.slice(columns[0]?.header.length)
      : text
  }

  return {
    header: hasHeader && columns.length > 0 ? header() : '',
    line: (row) => line((index) => cells[index]?.(row)),
  }
}

/** Whether text has to stand in quotes: other delimiters and spaces at its ends too, which readers may misjudge. */
function quotingTest(delimiter: string, quote: string): (text: string) => boolean {
  const suspicious = new Uint8Array(128)
  for (const character of `,;\t|\r\n'"${delimiter}${quote}`) {
    const code = character.charCodeAt(0)
    if (code < 128) suspicious[code] = 1
  }
  suspicious[apostrophe] = quote === "'" || delimiter === "'" ? 1 : 0
  const wideDelimiter = delimiter.charCodeAt(0) >= 128 ? delimiter : undefined
  return (text) => {
    const { length } = text
    if (length === 0) return false
    if (text.charCodeAt(0) <= space || text.charCodeAt(length - 1) <= space) return true
    for (let at = 0; at < length; at += 1) if (suspicious[text.charCodeAt(at)] === 1) return true
    return wideDelimiter !== undefined && text.includes(wideDelimiter)
  }
}

const space = 32
const apostrophe = 39
