import { useEffect, useRef } from 'react'
import { indexOfValue, type ListItem } from '../listbox/list-rows'

/**
 * Where the keys are as the list becomes another: at the first option that fits what is typed, and, once that is taken
 * back, at the option that was chosen. Answers what notes that one.
 */
export function useActiveOption<Value extends string>(
  items: readonly ListItem<Value>[],
  query: string,
  setActive: (index: number) => void,
): (chosen: Value) => void {
  const activate = useRef(setActive)
  const goOnAt = useRef<Value>(undefined)
  useEffect(() => {
    activate.current = setActive
  })

  // What fits best is at hand, the line for all of them is not.
  const first = items.findIndex((item) => item.kind === 'option')
  useEffect(() => {
    if (query !== '') activate.current(Math.max(first, 0))
  }, [first, query])

  // A search that is answered elsewhere brings the whole list later.
  useEffect(() => {
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
