import { useLayoutEffect, useRef } from 'react'
import { indexOfValue } from '../listbox/list-rows'
import type { OptionList } from '../listbox/use-option-list'

/**
 * Where the keys are as the list becomes another: at the first option that fits what is typed, once those have come that
 * do, and, once that is taken back, at the option that was chosen. Answers what notes that one.
 */
export function useActiveOption<Value extends string>(
  { items, state }: Pick<OptionList<Value>, 'items' | 'state'>,
  query: string,
  setActive: (index: number) => void,
): (chosen: Value) => void {
  const activate = useRef(setActive)
  const goOnAt = useRef<Value>(undefined)
  useLayoutEffect(() => {
    activate.current = setActive
  })

  const settled = state !== 'loading'
  // What fits best is at hand, the line for all of them is not.
  const first = items.findIndex((item) => item.kind === 'option')
  useLayoutEffect(() => {
    if (query !== '' && settled) activate.current(Math.max(first, 0))
  }, [first, query, settled])

  // A search that is answered elsewhere brings the whole list later.
  useLayoutEffect(() => {
    if (query !== '' || goOnAt.current === undefined) return
    const index = indexOfValue(items, goOnAt.current)
    if (index < 0) return
    goOnAt.current = undefined
    activate.current(index)
  }, [items, query])

  return (chosen) => {
    goOnAt.current = chosen
  }
}
