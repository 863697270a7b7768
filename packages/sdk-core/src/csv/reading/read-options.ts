import type { Slices } from '../../ports/slices'
import type { CsvQuote } from '../dialect'

export interface CsvReadOptions {
  /** The label of an encoding. @default found out */
  readonly encoding?: string | undefined
  /** One character. @default found out */
  readonly delimiter?: string | undefined
  /** @default '"' */
  readonly quote?: CsvQuote | undefined
  /** Whether the first record names the columns. @default true */
  readonly hasHeader?: boolean | undefined
  /** Records to leave out before the header: a title, a date. @default found out */
  readonly skipRecords?: number | undefined
  /** Takes away the apostrophe before `=`, `+`, `-` and `@` that our export and others put there. @default true */
  readonly unguardFormulas?: boolean | undefined
  /** Reads no more rows than that. @default no limit */
  readonly mostRows?: number | undefined
  /** Reads no more bytes than that; of text, characters. @default no limit */
  readonly mostBytes?: number | undefined
  /** Characters of a quoted cell; a longer one has an opening quote that was meant as a character. @default 16_000_000 */
  readonly longestCell?: number | undefined
  readonly signal?: AbortSignal | undefined
  /** Told after each piece of the file, some 64 KB. */
  readonly onProgress?: ((progress: CsvProgress) => void) | undefined
  /** Divides the work, so that it never holds the thread for long. @default by the platform's scheduler */
  readonly slices?: Slices | undefined
}

export interface CsvProgress {
  /** Of text, characters. */
  readonly bytes: number
  /** Where the source tells. */
  readonly totalBytes: number | undefined
  readonly rows: number
}

/** The limit that ended the reading before the file did. */
export type CsvLimit = 'rows' | 'bytes'
