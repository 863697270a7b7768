import type { TableView } from '../columns/table-view'

/** A way to look at a table, under a name. */
export interface SavedView {
  readonly id: string
  readonly name: string
  readonly view: TableView
  /** Who sees it, where the store knows others. @default 'own' */
  readonly scope?: 'own' | 'shared' | undefined
  /** May be used, and not changed: somebody else's. @default false */
  readonly locked?: boolean | undefined
}

export interface SavedViewList {
  /** In the order in which they are offered. */
  readonly views: readonly SavedView[]
  /** The one that a table begins with. @default the standard view */
  readonly defaultId?: string | undefined
}

export const noSavedViews: SavedViewList = { views: [] }
