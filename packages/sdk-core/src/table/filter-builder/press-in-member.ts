import type { KeyboardEvent } from 'react'
import type { FilterActions } from './filter-building'
import { controlParts } from './use-focus-after'

/** Alt and Shift with an arrow move a member from wherever focus is in it, and focus goes with it. */
export function pressInMember(event: KeyboardEvent<HTMLElement>, id: string, actions: FilterActions): void {
  if (event.defaultPrevented || !event.altKey || !event.shiftKey) return
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
  event.preventDefault()
  // Of groups in one another, the innermost moves.
  event.stopPropagation()
  const named = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-part]')?.dataset['part'] : ''
  const part = controlParts.find((each) => each === named)
  actions.move(id, event.key === 'ArrowUp' ? 'up' : 'down', part)
}
