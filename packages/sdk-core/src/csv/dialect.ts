/** How a file is written. What a reader found out is shown to people, who may know better. */
export interface CsvDialect {
  /** As encodings are named on the web: `utf-8`, `utf-16le`, `windows-1252`. */
  readonly encoding: string
  /** Whether the file begins with a byte order mark. */
  readonly byteOrderMark: boolean
  /** One character. */
  readonly delimiter: string
  readonly quote: CsvQuote
  /** Records before the header that are left out: titles of the file. */
  readonly skipRecords: number
}

/** `none`: a quote is a character like any other. */
export type CsvQuote = '"' | "'" | 'none'

/** The delimiters that are found out; any other character can be given. */
export const commonDelimiters = [',', ';', '\t', '|'] as const
