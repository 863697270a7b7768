/** What the cells of a column are, as far as a sample tells. */
export interface CsvColumnType {
  readonly type: 'text' | 'number' | 'date' | 'boolean' | 'email' | 'link' | 'empty'
  /** How many of the filled cells that were looked at are of the type, from 0 to 1. */
  readonly share: number
  /** How many of the cells that were looked at are filled, from 0 to 1. */
  readonly filled: number
  /** Of numbers: what stands before the decimals. */
  readonly decimal?: '.' | ','
  /** Of dates: the order of year, month and day. `dmy` also where nothing tells it from `mdy`. */
  readonly dateOrder?: 'ymd' | 'dmy' | 'mdy'
}

/** So many of a column's cells have to be of its type; the others are mistakes that a person can mend. */
const enough = 0.9
const sampleSize = 500

/** Looks at cells from all over the column, since the first ones of a sorted column are all alike. */
export function detectColumnType(values: readonly string[]): CsvColumnType {
  const step = Math.max(1, Math.ceil(values.length / sampleSize))
  const sample = values.filter((_, index) => index % step === 0).map((value) => value.trim())
  const cells = sample.filter((value) => value !== '')
  const filled = sample.length === 0 ? 0 : cells.length / sample.length
  if (cells.length === 0) return { type: 'empty', share: 1, filled }
  const shareOf = (test: (cell: string) => boolean) => cells.filter(test).length / cells.length

  for (const [type, test] of plainTypes) {
    const share = shareOf(test)
    if (share >= enough) return { type, share, filled }
  }
  const dated = bestOf(dateTests, shareOf)
  if (dated.share >= enough) return { type: 'date', share: dated.share, filled, dateOrder: dated.variant }
  // An identifier with zeros in front is text, or they would be lost; so is a phone number, and what no number holds.
  const codes = shareOf((cell) => /^0\d|^\+\d{7,}$|^\d{16,}$/.test(cell))
  const counted = bestOf(numberTests, shareOf)
  if (counted.share >= enough && codes < 0.05) {
    return { type: 'number', share: counted.share, filled, decimal: counted.variant }
  }
  return { type: 'text', share: 1, filled }
}

/** The types of all columns of a table. */
export function detectColumnTypes(
  columns: readonly { readonly values: readonly string[] }[],
): readonly CsvColumnType[] {
  return columns.map(({ values }) => detectColumnType(values))
}

type Test = (cell: string) => boolean

const plainTypes: readonly (readonly ['boolean' | 'email' | 'link', Test])[] = [
  ['boolean', (cell) => /^(?:true|false|yes|no|y|n)$/i.test(cell)],
  ['email', (cell) => /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@.,;<>"]{2,}$/.test(cell)],
  ['link', (cell) => /^(?:https?:\/\/|www\.)[^\s/]+\.[^\s]+$/i.test(cell)],
]

const time = '(?:[T ]\\d{1,2}:\\d{2}(?::\\d{2}(?:[.,]\\d+)?)?(?: ?[AaPp][Mm])?(?: ?(?:Z|[+-]\\d{2}:?\\d{2}))?)?'
const yearFirst = new RegExp(`^(\\d{4})([-/.])(\\d{1,2})\\2(\\d{1,2})${time}$`)
const yearLast = new RegExp(`^(\\d{1,2})([-/.])(\\d{1,2})\\2(\\d{2}(?:\\d{2})?),?${time}$`)

/** A year is not asked for: with two digits nobody knows which one it is, and the 29th of February is then a day. */
function isDay(day: string | undefined, month: string | undefined, year = '2000'): boolean {
  const date = new Date(Date.UTC(Number(year.length < 4 ? '2000' : year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}

const dateTests = [
  ['ymd', dateTest(yearFirst, ([, year, , month, day]) => isDay(day, month, year))],
  ['dmy', dateTest(yearLast, ([, day, , month, year]) => isDay(day, month, year))],
  ['mdy', dateTest(yearLast, ([, month, , day, year]) => isDay(day, month, year))],
] as const

function dateTest(shape: RegExp, isRight: (parts: RegExpExecArray) => boolean): Test {
  return (cell) => {
    const parts = shape.exec(cell)
    return parts !== null && isRight(parts)
  }
}

const space = "[ \\u00a0\\u202f'’]"
const currency = '(?:[$€£¥]|[A-Z]{3}|kr)?'
const numberShape = (decimal: string, group: string) =>
  new RegExp(
    `^[+-]?${currency} ?[+-]?(?:\\d{1,3}(?:(?:${group}|${space})\\d{3})+|\\d+)?(?:${decimal}\\d+)?(?:[eE][+-]?\\d+)? ?(?:%|${currency})$`,
  )
const pointed = numberShape('\\.', ',')
const commaed = numberShape(',', '\\.')

const numberTests = [
  ['.', (cell: string) => /\d/.test(cell) && pointed.test(cell)],
  [',', (cell: string) => /\d/.test(cell) && commaed.test(cell)],
] as const

/** The variant that most cells fit; of equals, the first. */
function bestOf<Variant extends string>(
  tests: readonly (readonly [Variant, Test])[],
  shareOf: (test: Test) => number,
): { readonly variant: Variant; readonly share: number } {
  const shares = tests.map(([variant, test]) => ({ variant, share: shareOf(test) }))
  return shares.reduce((best, each) => (each.share > best.share ? each : best))
}
