import type { KeyValueStorage } from '../../ports/host'
import { noSavedViews, type SavedView, type SavedViewList } from './saved-view'

/** What was done, for stores that keep each view by itself. */
export type SavedViewChange =
  | { readonly kind: 'added' | 'changed' | 'removed'; readonly view: SavedView }
  | { readonly kind: 'ordered' | 'default' }

/** Where the views of a table are kept: on the device, on a server. Make it once. */
export interface SavedViewStore {
  /** What is kept, in whatever state: it is checked by who reads it. At once where it can be, so that nothing flickers. */
  readonly load: () => unknown
  /** Keeps the list; a promise that is rejected says that it could not. */
  readonly save: (list: SavedViewList, change: SavedViewChange) => void | Promise<void>
  /** Tells that somebody else has changed it. */
  readonly subscribe?: ((listener: () => void) => () => void) | undefined
  /** Views can be shown to others. @default false */
  readonly canShare?: boolean | undefined
}

/** Keeps views as long as the page lives. */
export function memorySavedViews(initial: SavedViewList = noSavedViews): SavedViewStore {
  let kept = initial
  return {
    load: () => kept,
    save(list) {
      kept = list
    },
  }
}

/** Keeps views on the device, under a key. */
export function storedSavedViews(storage: KeyValueStorage, key: string): SavedViewStore {
  return {
    load() {
      const text = storage.get(key)
      if (text === undefined) return undefined
      try {
        return JSON.parse(text)
      } catch {
        return undefined
      }
    },
    save: (list) => storage.set(key, JSON.stringify(list)),
  }
}
