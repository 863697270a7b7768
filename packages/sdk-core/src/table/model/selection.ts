/**
 * Which rows are selected, by their ids, so that sorting, filtering and polling change nothing about it. `all` means every
 * row of the list, also those on pages that were never loaded, but for the exceptions.
 */
export type Selection =
  | { readonly kind: 'some'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'all'; readonly except: ReadonlySet<string> }

/** How much of some rows is selected. */
export type SelectionState = 'none' | 'some' | 'all'

export const noSelection: Selection = { kind: 'some', ids: new Set() }
export const everythingSelected: Selection = { kind: 'all', except: new Set() }

export function isSelected(selection: Selection, id: string): boolean {
  return selection.kind === 'some' ? selection.ids.has(id) : !selection.except.has(id)
}

/** How many of a list of so many rows are selected. */
export function selectedCount(selection: Selection, total: number): number {
  return selection.kind === 'some' ? selection.ids.size : Math.max(0, total - selection.except.size)
}

/** How much of the rows with these ids is selected. */
export function selectionState(selection: Selection, ids: Iterable<string>): SelectionState {
  if (selection.kind === 'some' && selection.ids.size === 0) return 'none'
  let state: SelectionState | undefined
  for (const id of ids) {
    const now = isSelected(selection, id) ? 'all' : 'none'
    if (now !== (state ?? now)) return 'some'
    state = now
  }
  return state ?? 'none'
}

/** The same selection with some rows in it or not; the very same one where nothing changes. */
export function selectRows(selection: Selection, ids: Iterable<string>, isWanted: boolean): Selection {
  const isListed = selection.kind === 'some' ? isWanted : !isWanted
  const former = selection.kind === 'some' ? selection.ids : selection.except
  const next = new Set(former)
  let isChanged = false
  for (const id of ids) {
    if (next.has(id) === isListed) continue
    isChanged = true
    if (isListed) next.add(id)
    else next.delete(id)
  }
  if (!isChanged) return selection
  return selection.kind === 'some' ? { kind: 'some', ids: next } : { kind: 'all', except: next }
}

/** The rows from one to another as they are shown, whichever comes first; one alone where the other is not shown. */
export function rowsBetween(shown: readonly string[], anchor: string, target: string): readonly string[] {
  const from = shown.indexOf(anchor)
  const to = shown.indexOf(target)
  if (to === -1) return []
  return from === -1 ? [target] : shown.slice(Math.min(from, to), Math.max(from, to) + 1)
}

/** Forgets rows that are gone, so that they do not count. */
export function withoutRows(selection: Selection, gone: Iterable<string>): Selection {
  return selection.kind === 'some' ? selectRows(selection, gone, false) : selectRows(selection, gone, true)
}
