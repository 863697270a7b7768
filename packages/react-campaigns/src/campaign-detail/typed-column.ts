import { readTypedText, type TextType } from '@inlay/sdk-core/filters'
import type { Artifact } from '@inlay/sdk-core/contract/campaigns'
import type { TableColumn } from '@inlay/sdk-core/table'
import { isNumberType } from './column-type'
import { readValue, valueText, type ValueProblem } from './row-values'

export interface TypedColumnParts {
  readonly field: string
  readonly type: TextType
  readonly isEditable: boolean
  /** Says why a text cannot stand there. */
  readonly problemText: (problem: ValueProblem) => string
}

/** A column of a file's own that holds more than text: sorted by what it means, and shown as it stands in the file. */
export function typedColumn({ field, type, isEditable, problemText }: TypedColumnParts) {
  const value = meaningOf(field, type)
  const text = (_: unknown, row: Artifact) => valueText(row[field])
  if (type === 'boolean') {
    return { kind: 'boolean', value, text, edit: isEditable } satisfies Partial<TableColumn<Artifact>>
  }
  return {
    kind: 'badge',
    badge: (_: unknown, row: Artifact) => {
      const label = valueText(row[field])
      return label === '' ? undefined : { label, mark: 'none' }
    },
    ...(isNumberType(type) && { align: 'end' }),
    value,
    text,
    edit: isEditable && {
      write: text,
      read: (typed: string) => {
        const read = readValue(isNumberType(type) ? 'number' : 'text', typed, type)
        return 'value' in read ? read : { error: problemText(read.problem) }
      },
    },
  } satisfies Partial<TableColumn<Artifact>>
}

type Meaning = (row: Artifact) => unknown

const meanings = new Map<string, Meaning>()

/** One function for each column, since the table keeps values by it. */
function meaningOf(field: string, type: TextType): Meaning {
  const key = `${type} ${field}`
  const known = meanings.get(key)
  if (known) return known
  const meaning: Meaning = (row) => {
    const value = Object.hasOwn(row, field) ? row[field] : undefined
    return typeof value === 'string' ? (readTypedText(type, value) ?? value) : value
  }
  meanings.set(key, meaning)
  return meaning
}
