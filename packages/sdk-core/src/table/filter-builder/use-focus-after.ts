import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { DraftGroup } from './filter-draft'

/** The controls of a member, as `data-part` names them. */
export const controlParts = ['field', 'operator', 'value', 'actions', 'remove', 'sense'] as const

export type ControlPart = (typeof controlParts)[number]

/** A control of a member, or the one that adds to all. */
export type FocusGoal = { readonly id: string; readonly part: ControlPart } | { readonly part: 'add' }

/** The elements of members, by id. Ids differ between a server and the page, so they stand nowhere in it. */
export type MemberElements = Map<string, HTMLElement>

/** Leads focus to a control that is there only once the change is drawn. */
export function useFocusAfter(
  container: RefObject<HTMLElement | null>,
  members: RefObject<MemberElements>,
  draft: DraftGroup,
) {
  const goal = useRef<FocusGoal>(undefined)
  useLayoutEffect(() => {
    const wanted = goal.current
    if (!wanted) return
    goal.current = undefined
    const around = 'id' in wanted ? members.current.get(wanted.id) : container.current
    around?.querySelector<HTMLElement>(`[data-part='${wanted.part}'] :is(button, input)`)?.focus()
  }, [container, draft, members])
  return (next: FocusGoal | undefined) => {
    goal.current = next
  }
}
