import type { Filter } from '../../operation/filter-model'
import type { ColumnPin } from './table-column'

export interface ColumnSort {
  readonly columnId: string
  readonly direction: 'asc' | 'desc'
}

/** How a table is looked at. Plain data: it can be saved and given again. */
export interface TableView {
  /** First by the first. @default as the rows are given */
  readonly sort?: readonly ColumnSort[] | undefined
  /** The column whose equal values stand together under a heading. */
  readonly groupBy?: string | undefined
  /** The groups that show their heading alone. */
  readonly collapsed?: readonly string[] | undefined
  /** Its fields are ids of columns. */
  readonly filter?: Filter | undefined
  /** Ids in order; columns that are not named keep their place behind the one before them. */
  readonly order?: readonly string[] | undefined
  readonly hidden?: readonly string[] | undefined
  readonly shown?: readonly string[] | undefined
  readonly pinned?: Readonly<Record<string, ColumnPin | 'none'>> | undefined
  /** In pixels. */
  readonly widths?: Readonly<Record<string, number>> | undefined
}

export type TableViewReason = 'sort' | 'group' | 'collapse' | 'filter' | 'resize' | 'reorder' | 'pin' | 'hide' | 'view'
