import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useView, type ChangeView, type ViewOf } from './use-view'

/**
 * The view of a place in which something is opened beside the rest, as a drawer is. To open it is a step, so that the way
 * back closes it. What is opened in its place is none; and to close it is the step back, wherever that shows the rest as
 * it is by now.
 */
export function useOpenedView<Key extends string>(
  place: { readonly view: readonly Key[] },
  opened: NoInfer<Key>,
): readonly [ViewOf<Key>, ChangeView<Key>] {
  const [view, change] = useView(place)
  const navigate = useNavigate()
  const location = useLocation()
  const { key, search } = location
  const state: unknown = location.state
  const leftAt = useRef<string>(undefined)
  useEffect(() => {
    leftAt.current = undefined
  }, [key])

  const changeOpened: ChangeView<Key> = (next, { replace }) => {
    const [before, after] = [view[opened], next[opened]]
    if (!replace || before === after || (before !== undefined && after !== undefined)) {
      return change(next, { replace, ...(replace && { state }) })
    }
    // A second press comes before the first one is seen: one step is meant.
    if (leftAt.current === key) return
    leftAt.current = key
    if (before === undefined) return change(next, { replace: false, state: { openedOver: search } })
    const rest = new URLSearchParams(search)
    rest.delete(opened)
    if (rest.toString() === openedOver(state)) return void navigate(-1)
    change(next, { replace: true })
  }
  return [view, changeOpened]
}

/** The query of the entry of the history before, as it is written anew; nothing where that leads elsewhere. */
function openedOver(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('openedOver' in state)) return undefined
  return typeof state.openedOver === 'string' ? new URLSearchParams(state.openedOver).toString() : undefined
}
