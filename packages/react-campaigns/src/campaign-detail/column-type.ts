import { textTypes, type TextType } from '@inlay/sdk-core/filters'

/** What the texts of a column of a file's own stand for; nothing where they are text, also in a way that a newer backend has. */
export type TypeOf = (field: string) => TextType | undefined

export function isColumnType(type: unknown): type is TextType {
  return textTypes.some((each) => each === type)
}

export function isNumberType(type: TextType | undefined): boolean {
  return type === 'number' || type === 'number,'
}
