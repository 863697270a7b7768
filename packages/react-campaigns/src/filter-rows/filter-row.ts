import { characterCount } from '@inlay/sdk-core'
import { longestSearchValue } from '@inlay/sdk-core/contract/campaigns'

/** One line of a search: what is asked for, and which. */
export interface FilterRow<Key extends string = string> {
  /** Of its line on the screen; never sent. */
  readonly id: number
  readonly key: Key | null
  readonly value: string
}

export type FilterRowList<Key extends string = string> = readonly FilterRow<Key>[]

/** What a search begins with: a line that only wants its value. */
export function firstRows<Key extends string>(keys: readonly Key[]): FilterRowList<Key> {
  return [{ id: 1, key: keys[0] ?? null, value: '' }]
}

/** Adds a line, for what is not asked for yet as long as there is something. */
export function withNewRow<Key extends string>(
  rows: FilterRowList<Key>,
  keys: readonly Key[],
  filled: Partial<Pick<FilterRow<Key>, 'key' | 'value'>> = {},
): FilterRowList<Key> {
  const unused = keys.find((key) => !rows.some((row) => row.key === key))
  const id = Math.max(0, ...rows.map((row) => row.id)) + 1
  return [...rows, { id, key: unused ?? keys[0] ?? null, value: '', ...filled }]
}

/** Takes a line away; the last one stays. */
export function withoutRow<Key extends string>(rows: FilterRowList<Key>, id: number): FilterRowList<Key> {
  return rows.length === 1 ? rows : rows.filter((row) => row.id !== id)
}

export function withChangedRow<Key extends string>(
  rows: FilterRowList<Key>,
  id: number,
  change: Partial<Pick<FilterRow<Key>, 'key' | 'value'>>,
): FilterRowList<Key> {
  return rows.map((row) => (row.id === id ? { ...row, ...change } : row))
}

/** Puts something in: into an empty line for the same, else into a line of its own. */
export function withExample<Key extends string>(
  rows: FilterRowList<Key>,
  keys: readonly Key[],
  example: { readonly key: Key; readonly value: string },
): FilterRowList<Key> {
  const [first] = rows
  const isUntouched = rows.length === 1 && first !== undefined && isBlank(first.value)
  const blank = isUntouched ? first : rows.find((row) => row.key === example.key && isBlank(row.value))
  return blank ? withChangedRow(rows, blank.id, example) : withNewRow(rows, keys, example)
}

/** The lines that count: with a key, and a value that is not blank. */
export function countingRows<Key extends string>(
  rows: FilterRowList<Key>,
): readonly { readonly key: Key; readonly value: string }[] {
  return rows.flatMap(({ key, value }) => (key === null || isBlank(value) ? [] : [{ key, value: value.trim() }]))
}

export function isEveryValueBlank(rows: FilterRowList): boolean {
  return rows.every(({ value }) => isBlank(value))
}

export function isAnyValueTooLong(rows: FilterRowList): boolean {
  return rows.some(({ value }) => characterCount(value.trim()) > longestSearchValue)
}

function isBlank(value: string): boolean {
  return value.trim() === ''
}
