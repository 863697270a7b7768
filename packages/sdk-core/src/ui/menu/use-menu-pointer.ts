import { useEffect, useMemo, useRef, useState } from 'react'
import { isOnTheWay, type Point } from '../floating/on-the-way'
import { useClock } from '../root/use-clock'
import type { MenuListContextValue } from './menu-context'

/** How long a pointer may rest on another item before it is that item that is meant. */
const restOnTheWay = 300

/** What the items of one list share: which submenu is open, and the way of a pointer into it. */
export function useMenuPointer(): MenuListContextValue {
  const clock = useClock()
  const [openSub, setOpenSub] = useState<string>()
  const way = useRef<{ readonly from: Point; readonly submenu: () => Element | null }>(undefined)
  const timer = useRef<(() => void) | undefined>(undefined)
  useEffect(() => () => timer.current?.(), [])

  return useMemo((): MenuListContextValue => {
    const take = (item: HTMLElement, onTaken?: () => void) => {
      way.current = undefined
      // Pointer and keys share one highlight: focus.
      if (!item.matches(':focus')) item.focus({ preventScroll: true })
      onTaken?.()
    }
    return {
      openSub,
      setOpenSub,
      guard(from, submenu) {
        timer.current?.()
        way.current = from && submenu ? { from, submenu } : undefined
      },
      pointAt(item, point, onTaken) {
        timer.current?.()
        const box = way.current?.submenu()?.getBoundingClientRect()
        if (way.current && box && isOnTheWay(way.current.from, point, box))
          timer.current = clock.after(restOnTheWay, () => take(item, onTaken))
        else take(item, onTaken)
      },
    }
  }, [clock, openSub])
}
