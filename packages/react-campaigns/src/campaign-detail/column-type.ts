/** What the texts of a column of a file's own stand for: numbers, by the sign before their decimals; dates, by their order. */
export const columnTypes = ['number', 'number,', 'boolean', 'ymd', 'dmy', 'mdy'] as const

export type ColumnType = (typeof columnTypes)[number]

/** How the texts of a column are read; nothing where they are text, also in a way that a newer backend has. */
export type TypeOf = (field: string) => ColumnType | undefined

export function isColumnType(type: unknown): type is ColumnType {
  return columnTypes.some((each) => each === type)
}

export function isNumberType(type: ColumnType | undefined): boolean {
  return type === 'number' || type === 'number,'
}
