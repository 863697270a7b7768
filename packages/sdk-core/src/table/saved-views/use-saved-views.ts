import { useCallback, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { browserStorage } from '../../ports/browser-storage'
import { onceAsked } from '../columns/once-asked'
import { systemRandom } from '../../ports/system-random'
import { InlayContext } from '../../react/inlay-context'
import type { TableColumn } from '../columns/table-column'
import type { TableView } from '../columns/table-view'
import { addView, changeView, freeName, moveView, removeView, restoreView, setDefault } from './change-saved-views'
import { fitView, goneColumns } from './fit-view'
import { readSavedViews } from './read-saved-views'
import { sameView } from './same-view'
import { noSavedViews, type SavedView, type SavedViewList } from './saved-view'
import { memorySavedViews, storedSavedViews, type SavedViewChange, type SavedViewStore } from './saved-view-store'

export interface SavedViewsOptions<Row> {
  /** Those of the table. What a view asks of columns that are gone is left out. */
  readonly columns: readonly TableColumn<Row>[]
  /** Where the views are kept. Keep its identity. @default on the device with `storageKey`, else as long as the page lives */
  readonly store?: SavedViewStore | undefined
  /** Keeps them on the device under this name, for its person and workspace. */
  readonly storageKey?: string | undefined
  /** How the table is looked at before anybody has saved anything. @default as columns and rows are given */
  readonly standardView?: TableView | undefined
}

/** The views of a table, which of them is shown, and what became of it since. */
export interface SavedViews {
  /** For the table. */
  readonly view: TableView
  /** For the table, and for all that changes its view. */
  readonly onViewChange: (view: TableView) => void
  readonly list: SavedViewList
  readonly status: 'loading' | 'ready' | 'failed'
  /** `undefined`: the standard view. */
  readonly current: SavedView | undefined
  /** The table looks other than the view that was chosen. */
  readonly isChanged: boolean
  /** Columns by which the view was to sort, group or filter, and that are gone. */
  readonly gone: readonly string[]
  readonly canShare: boolean
  /** Shows a view; nothing: the standard one. What was changed and not saved is gone. */
  readonly choose: (id: string | undefined) => void
  readonly discard: () => void
  /** These answer whether it could be kept; where not, all is as before. */
  readonly saveAs: (name: string, scope?: SavedView['scope']) => Promise<boolean>
  readonly saveChanges: () => Promise<boolean>
  readonly rename: (id: string, name: string) => Promise<boolean>
  readonly duplicate: (id: string, name: string) => Promise<boolean>
  readonly share: (id: string, scope: 'own' | 'shared') => Promise<boolean>
  readonly remove: (id: string) => Promise<boolean>
  /** Takes back a removal: give it the list from before. */
  readonly restore: (view: SavedView, before: SavedViewList) => Promise<boolean>
  readonly move: (id: string, by: -1 | 1) => Promise<boolean>
  readonly setDefault: (id: string | undefined) => Promise<boolean>
  readonly reload: () => void
}

const standard: TableView = {}

/** Named views of a table, kept where the partner says. Give `view` and `onViewChange` to the table. */
export function useSavedViews<Row>(options: SavedViewsOptions<Row>): SavedViews {
  const { columns, standardView = standard } = options
  const inlay = useContext(InlayContext)
  const random = inlay?.host.random ?? systemRandom
  const store = useStore(options)
  const [list, setList] = useState<SavedViewList>(noSavedViews)
  const [status, setStatus] = useState<SavedViews['status']>('loading')
  const [currentId, setCurrentId] = useState<string>()
  const [own, setOwn] = useState<TableView>()
  const current = list.views.find(({ id }) => id === currentId)
  const stored = current?.view ?? standardView
  const chosen = useMemo(() => fitView(stored, columns), [columns, stored])
  const view = own ?? chosen

  const touched = useRef(false)
  const loads = useRef(0)
  const read = useCallback((kept: unknown) => {
    const next = readSavedViews(kept)
    setList(next)
    setStatus('ready')
    // Whoever has begun to work is not shown something else.
    if (!touched.current) setCurrentId(next.defaultId)
    touched.current = true
  }, [])
  const load = useCallback(() => {
    loads.current += 1
    const turn = loads.current
    const isLatest = () => turn === loads.current
    const fail = () => isLatest() && setStatus('failed')
    try {
      const kept = store.load()
      if (!(kept instanceof Promise)) return read(kept)
      kept.then((each) => isLatest() && read(each), fail)
    } catch {
      fail()
    }
  }, [read, store])
  // Before anything is painted, so that a table whose views are at hand begins with the right one.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what a store has at hand is not to be waited for
    load()
    const stop = store.subscribe?.(load)
    return () => {
      loads.current += 1
      stop?.()
    }
  }, [load, store])

  const latest = useRef(list)
  useLayoutEffect(() => {
    latest.current = list
  }, [list])
  const queue = useRef(Promise.resolve())
  /** One after the other, so that the last list is the one that is kept. */
  const keep = async (next: SavedViewList, change: SavedViewChange): Promise<boolean> => {
    const before = latest.current
    latest.current = next
    setList(next)
    const kept = queue.current.then(() => store.save(next, change))
    queue.current = kept.then(nothing, nothing)
    try {
      await kept
      return true
    } catch {
      // What came after it was built on it: what is kept is the truth.
      if (latest.current === next) {
        latest.current = before
        setList(before)
      } else load()
      return false
    }
  }

  const known = (id: string) => latest.current.views.find((each) => each.id === id)
  const changed = (id: string, change: Partial<SavedView>): Promise<boolean> => {
    const saved = known(id)
    if (!saved || saved.locked) return Promise.resolve(false)
    const next = { ...saved, ...change }
    return keep(changeView(latest.current, next), { kind: 'changed', view: next })
  }
  const added = async (saved: SavedView, after?: string): Promise<boolean> => {
    const isKept = await keep(addView(latest.current, saved, after), { kind: 'added', view: saved })
    if (!isKept) return false
    touched.current = true
    setCurrentId(saved.id)
    setOwn(undefined)
    return true
  }

  return {
    view,
    onViewChange: (next) => {
      touched.current = true
      setOwn(next)
    },
    list,
    status,
    current,
    isChanged: own !== undefined && !sameView(own, chosen, columns),
    gone: goneColumns(stored, columns),
    canShare: store.canShare ?? false,
    choose(id) {
      touched.current = true
      setCurrentId(id)
      setOwn(undefined)
    },
    discard: () => setOwn(undefined),
    saveAs: (name, scope) => added({ id: random.id(), name: name.trim(), view, ...(scope === 'shared' && { scope }) }),
    async saveChanges() {
      if (!current || !(await changed(current.id, { view }))) return false
      // What was changed while it was kept stays changed.
      setOwn((now) => (now === view ? undefined : now))
      return true
    },
    rename: (id, name) => changed(id, { name: name.trim() }),
    async duplicate(id, name) {
      const saved = known(id)
      if (!saved) return false
      const { locked: _, scope: __, ...rest } = saved
      return added({ ...rest, id: random.id(), name: freeName(latest.current, name) }, id)
    },
    share: (id, scope) => changed(id, { scope }),
    async remove(id) {
      const saved = known(id)
      if (!saved || saved.locked) return false
      const isKept = await keep(removeView(latest.current, id), { kind: 'removed', view: saved })
      if (isKept && id === currentId) {
        setCurrentId(undefined)
        setOwn(undefined)
      }
      return isKept
    },
    async restore(saved, before) {
      const isKept = await keep(restoreView(latest.current, saved, before), { kind: 'added', view: saved })
      if (isKept) {
        setCurrentId(saved.id)
        setOwn(undefined)
      }
      return isKept
    },
    move: (id, by) => keep(moveView(latest.current, id, by), { kind: 'ordered' }),
    setDefault: (id) => keep(setDefault(latest.current, id), { kind: 'default' }),
    reload: load,
  }
}

const nothing = () => undefined

/** Without a provider: the default of its port. */
const deviceStorage = onceAsked(browserStorage)

function useStore<Row>({ store, storageKey }: SavedViewsOptions<Row>): SavedViewStore {
  const inlay = useContext(InlayContext)
  const storage = storageKey === undefined ? undefined : (inlay?.host.storage ?? deviceStorage())
  const key = `inlay.views.${storageKey}:${inlay?.session.userId ?? ''}:${inlay?.workspaceId ?? ''}`
  return useMemo(() => store ?? (storage ? storedSavedViews(storage, key) : memorySavedViews()), [key, storage, store])
}
