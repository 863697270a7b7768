import { useEffect, useRef, type RefObject } from 'react'

/**
 * Leads to the top of a list when it shows something else, unless that is in sight; and focus to the list itself, or to
 * the button that asks again for one that could not be had, when it was asked for by a control below it.
 * @param shown another one for another page, search or order
 */
export function useListTop(shown: string): {
  readonly top: RefObject<HTMLDivElement | null>
  /** Takes focus along the next time. */
  readonly takeFocus: () => void
} {
  const top = useRef<HTMLDivElement>(null)
  const last = useRef(shown)
  const focusToo = useRef(false)
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    top.current?.scrollIntoView({ block: 'nearest' })
    if (!focusToo.current) return
    focusToo.current = false
    top.current?.parentElement?.querySelector<HTMLElement>('ul, .inlay-State button')?.focus({ preventScroll: true })
  }, [shown])
  return {
    top,
    takeFocus: () => {
      focusToo.current = true
    },
  }
}
