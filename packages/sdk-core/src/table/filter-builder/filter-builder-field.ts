import type { LucideIcon } from 'lucide-react'
import type { FilterFieldType } from '../../filters/field-types'
import type { FilterOperator } from '../../operation/filter-model'
import type { ListOption } from '../../ui/listbox/list-option'

/** A field that conditions can ask about. */
export interface FilterBuilderField {
  /** As the filter names it. */
  readonly id: string
  readonly label: string
  /** What it holds; it decides which comparisons are offered and how their values are given. */
  readonly type: FilterFieldType
  /** The values that it can have, where they are known: they are then chosen instead of typed. */
  readonly choices?: readonly ListOption[] | undefined
  /** How its numbers are shown, and so how they are typed: 15 in a field of percents is 0.15. */
  readonly format?: Intl.NumberFormatOptions | undefined
  /** The comparisons that are offered, in this order. @default those of its type */
  readonly operators?: readonly FilterOperator[] | undefined
  /**
   * How `exists` and `is_empty` are asked: as two comparisons each (“exists”, “does not exist”), or as one that is answered
   * by yes or no.
   * @default 'comparisons'
   */
  readonly presence?: 'comparisons' | 'answer' | undefined
  /**
   * How lists are given that are not chosen: each value by itself, or all as one text with commas between them, and quotes
   * around a value that has a comma.
   * @default 'tags'
   */
  readonly lists?: 'tags' | 'text' | undefined
  /** Fields of one group stand together under its name. */
  readonly group?: string | undefined
  readonly icon?: LucideIcon | undefined
}
