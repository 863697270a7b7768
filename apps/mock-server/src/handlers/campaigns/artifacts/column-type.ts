/** What the texts of a column of a file's own stand for: numbers, by the sign before their decimals; dates, by their order. */
export type ColumnType = 'number' | 'number,' | 'boolean' | 'ymd' | 'dmy' | 'mdy'

/** By field. What is not there is text. */
export type ColumnTypes = Readonly<Record<string, ColumnType>>
