import type { SavedView, SavedViewList } from './saved-view'

/** Adds a view, behind another one or at the end. */
export function addView(list: SavedViewList, view: SavedView, after?: string): SavedViewList {
  const at = list.views.findIndex(({ id }) => id === after)
  return { ...list, views: list.views.toSpliced(at < 0 ? list.views.length : at + 1, 0, view) }
}

export function changeView(list: SavedViewList, view: SavedView): SavedViewList {
  return { ...list, views: list.views.map((each) => (each.id === view.id ? view : each)) }
}

/** Takes a view away; a table that began with it begins with the standard one. */
export function removeView(list: SavedViewList, id: string): SavedViewList {
  const { defaultId, ...rest } = list
  const views = list.views.filter((view) => view.id !== id)
  return { ...rest, views, ...(defaultId !== undefined && defaultId !== id && { defaultId }) }
}

/** Puts a view back where it was, and as what a table begins with if it was that. */
export function restoreView(list: SavedViewList, view: SavedView, before: SavedViewList): SavedViewList {
  const at = before.views.findIndex(({ id }) => id === view.id)
  const views = list.views.toSpliced(Math.min(Math.max(at, 0), list.views.length), 0, view)
  return { ...list, views, ...(before.defaultId === view.id && { defaultId: view.id }) }
}

/** Moves a view towards the start or the end, within those that are shown beside it. */
export function moveView(list: SavedViewList, id: string, by: -1 | 1): SavedViewList {
  const from = list.views.findIndex((view) => view.id === id)
  const to = neighbourOf(list, id, by)
  const view = list.views[from]
  if (!view || to === undefined) return list
  return { ...list, views: list.views.toSpliced(from, 1).toSpliced(to, 0, view) }
}

/** Where the view stands that comes before or behind it in its part of the list. */
export function neighbourOf({ views }: SavedViewList, id: string, by: -1 | 1): number | undefined {
  const from = views.findIndex((view) => view.id === id)
  const scope = views[from]?.scope ?? 'own'
  for (let at = from + by; at >= 0 && at < views.length; at += by) {
    if ((views[at]?.scope ?? 'own') === scope) return at
  }
  return undefined
}

export function setDefault(list: SavedViewList, defaultId: string | undefined): SavedViewList {
  return { views: list.views, ...(defaultId !== undefined && { defaultId }) }
}

/** Whether a name is given already; capitals do not tell names apart. */
export function isNameTaken({ views }: SavedViewList, name: string, exceptId?: string): boolean {
  const wanted = name.trim().toLowerCase()
  return views.some((view) => view.id !== exceptId && view.name.trim().toLowerCase() === wanted)
}

/** The name, or the name with the first number that is free. */
export function freeName(list: SavedViewList, name: string): string {
  if (!isNameTaken(list, name)) return name
  for (let number = 2; ; number += 1) {
    if (!isNameTaken(list, `${name} ${number}`)) return `${name} ${number}`
  }
}
