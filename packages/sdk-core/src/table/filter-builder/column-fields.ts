import type { FilterFieldType } from '../../filters/field-types'
import type { ListOption } from '../../ui/listbox/list-option'
import { isAbsent } from '../columns/cell-text'
import { readColumn } from '../columns/read-column'
import type { TableColumn } from '../columns/table-column'
import type { FilterBuilderField } from './filter-builder-field'

/**
 * The fields of a table's columns, for a builder of its filter. With rows, the values of badges and lists can be chosen:
 * those that occur, as they are shown. Numbers are typed as their column shows them. Columns that draw cells of their own hold text, as far as can be known.
 */
export function columnFields<Row>(
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[] = [],
): readonly FilterBuilderField[] {
  return columns.map((column) => {
    const choices = choicesOf(column, rows)
    return {
      id: column.id,
      label: column.header,
      type: typeOf(column, rows),
      ...(choices && { choices }),
      ...(column.kind === 'number' && column.format && { format: column.format }),
    }
  })
}

function typeOf<Row>(column: TableColumn<Row>, rows: readonly Row[]): FilterFieldType {
  const { kind = 'text' } = column
  return kind === 'text' && holdsTruths(column, rows) ? 'boolean' : types[kind]
}

/** Nothing that is typed as text would be equal to them. */
function holdsTruths<Row>(column: TableColumn<Row>, rows: readonly Row[]): boolean {
  const read = readColumn(column)
  const first = rows.find((row) => !isAbsent(read(row)))
  return first !== undefined && typeof read(first) === 'boolean'
}

const types = {
  text: 'text',
  'long-text': 'long_text',
  number: 'number',
  date: 'date',
  email: 'email',
  link: 'link',
  list: 'list',
  json: 'json',
  badge: 'choice',
  boolean: 'boolean',
  own: 'text',
} as const satisfies Readonly<Record<NonNullable<TableColumn<unknown>['kind']>, FilterFieldType>>

/** More are no choice but a search. */
const mostChoices = 200

function choicesOf<Row>(column: TableColumn<Row>, rows: readonly Row[]): readonly ListOption[] | undefined {
  if (column.kind !== 'badge' && column.kind !== 'list') return undefined
  const read = readColumn(column)
  const choices = new Map<string, string>()
  for (const row of rows) {
    const value = read(row)
    for (const each of Array.isArray(value) ? value : [value]) {
      if (typeof each !== 'string' || choices.has(each)) continue
      if (choices.size === mostChoices) return undefined
      choices.set(each, column.kind === 'badge' ? (column.badge(value, row)?.label ?? each) : each)
    }
  }
  return choices.size === 0 ? undefined : Array.from(choices, ([value, label]) => ({ value, label }))
}
