import { createSlices, type Slices } from '../../ports/slices'
import { createLineWriter, type CsvWriteColumn, type CsvWriteDialect } from './line-writer'

export interface CsvWriteOptions extends CsvWriteDialect {
  /** Begins the file with a byte order mark, by which Excel knows that it is UTF-8. @default true */
  readonly byteOrderMark?: boolean | undefined
  readonly signal?: AbortSignal | undefined
  /** Divides the work, so that it never holds the thread for long. @default by the platform's scheduler */
  readonly slices?: Slices | undefined
}

/** Writes rows as text, without the mark, at once: for what fits into the clipboard. */
export function csvText<Row>(
  columns: readonly CsvWriteColumn<Row>[],
  rows: Iterable<Row>,
  options: CsvWriteDialect = {},
): string {
  const writer = createLineWriter(columns, options)
  let text = writer.header
  for (const row of rows) text += writer.line(row)
  return text
}

/** Writes rows piece by piece, as they are asked for: exactly these columns in exactly this order. */
export async function* writeCsv<Row>(
  columns: readonly CsvWriteColumn<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
  { byteOrderMark = true, signal, slices = createSlices(), ...dialect }: CsvWriteOptions = {},
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  signal?.throwIfAborted()
  const writer = createLineWriter(columns, dialect)
  const encoder = new TextEncoder()
  let text = `${byteOrderMark ? '\ufeff' : ''}${writer.header}`
  for await (const piece of pieces(rows)) {
    for (const row of piece) text += writer.line(row)
    signal?.throwIfAborted()
    if (text.length >= pieceLength) {
      yield encoder.encode(text)
      text = ''
    }
    if (slices.isOver()) await slices.next(signal)
  }
  if (text !== '') yield encoder.encode(text)
}

/** The same as a stream. */
export function csvStream<Row>(
  columns: readonly CsvWriteColumn<Row>[],
  rows: Iterable<Row> | AsyncIterable<Row>,
  options?: CsvWriteOptions,
): ReadableStream<Uint8Array> {
  const written = writeCsv(columns, rows, options)
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await written.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await written.return(undefined)
    },
  })
}

const pieceLength = 65_536
const rowsAtOnce = 100

/** A promise for each row would take longer than writing it. */
async function* pieces<Row>(rows: Iterable<Row> | AsyncIterable<Row>): AsyncGenerator<readonly Row[]> {
  if (Symbol.asyncIterator in rows) {
    for await (const row of rows) yield [row]
    return
  }
  let piece: Row[] = []
  for (const row of rows) {
    piece.push(row)
    if (piece.length < rowsAtOnce) continue
    yield piece
    piece = []
  }
  if (piece.length > 0) yield piece
}
