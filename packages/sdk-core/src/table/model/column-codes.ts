import type { ReadValue } from './table-rows'
import type { Work } from './work'

/**
 * A column as few values, and which of them each row has: most columns of a hundred thousand rows have some hundred
 * values, so what is found out about a value is found out for all of its rows.
 */
export interface ColumnCodes {
  readonly values: readonly unknown[]
  /** The place of a row's value in `values`; nothing where each row has its own, in the order of the rows. */
  readonly codeOf: Codes | undefined
}

export type Codes = Uint16Array | Uint32Array

export function* codeColumn<Row>(rows: readonly Row[], read: ReadValue<Row>): Work<ColumnCodes> {
  const codes = new Map<unknown, number>()
  const values: unknown[] = []
  let codeOf: Codes = new Uint16Array(rows.length)
  for (let place = 0; place < rows.length; place += 1) {
    const value = read(rows[place] as Row)
    let code = codes.get(value)
    if (code === undefined) {
      code = values.push(value) - 1
      codes.set(value, code)
      if (code === mostInHalfWord) codeOf = Uint32Array.from(codeOf)
    }
    codeOf[place] = code
    if (place % inStep !== inStep - 1) continue
    yield
    if (place + 1 === trial && values.length * 2 > trial) return yield* eachItsOwn(rows, read)
  }
  return { values, codeOf }
}

/** Where most values are there once, to find out which are not would cost more than it spares. */
function* eachItsOwn<Row>(rows: readonly Row[], read: ReadValue<Row>): Work<ColumnCodes> {
  const values: unknown[] = []
  for (let place = 0; place < rows.length; place += 1) {
    values.push(read(rows[place] as Row))
    if (place % inStep === inStep - 1) yield
  }
  return { values, codeOf: undefined }
}

const mostInHalfWord = 0x1_0000
const inStep = 4_096
/** After so many rows it is seen how often values come again. */
const trial = inStep * 2
