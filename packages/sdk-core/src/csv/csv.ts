/** What a reader needs to know about a file; left out, it is found out from the first lines. */
export interface CsvReadOptions {
  /** @default whichever of , ; tab and | divides the first lines evenly */
  readonly delimiter?: ',' | ';' | '\t' | '|' | undefined
  readonly signal?: AbortSignal | undefined
}

/** One record of a file, under the names of its first line. */
export interface CsvRecord {
  /** Counted from 1, the header being line 1; a record of several lines has the number of its first. */
  readonly line: number
  readonly cells: Readonly<Record<string, string>>
}

/** A file while it is read: the header first, then the records as they come, so that no file is held whole. */
export interface CsvReading {
  readonly header: readonly string[]
  readonly records: AsyncIterable<CsvRecord>
}

/** Reads a file of any size as a stream. */
export type ReadCsv = (bytes: ReadableStream<Uint8Array>, options?: CsvReadOptions) => Promise<CsvReading>

/** A column of a file that is written: its name, and the text of its cells. */
export interface CsvColumn<Row> {
  readonly header: string
  readonly cell: (row: Row) => string | number | boolean | null | undefined
}

export interface CsvWriteOptions {
  /** @default ',' */
  readonly delimiter?: ',' | ';' | '\t' | undefined
  /** Begins the file with a byte order mark, by which Excel knows that it is UTF-8. @default true */
  readonly byteOrderMark?: boolean | undefined
}

/** Writes rows as a stream. Cells that a spreadsheet would run as a formula are written so that it shows them. */
export type WriteCsv = <Row>(
  columns: readonly CsvColumn<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
  options?: CsvWriteOptions,
) => ReadableStream<Uint8Array>
