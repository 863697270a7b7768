import type { TextType } from '@inlay/sdk-core/filters'

/** What the texts of a file's own columns stand for, by field. What is not there is text. */
export type ColumnTypes = Readonly<Record<string, TextType>>
