import { useEffect, useRef, type RefObject } from 'react'

/**
 * Gives the focus to the row whose drawer has gone, where it would be nowhere: by the host's way back nobody has pressed
 * anything that it could return to.
 */
export function useFocusAfterRow(openRow: string | undefined): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null)
  const last = useRef(openRow)
  useEffect(() => {
    const hasClosed = last.current !== undefined && openRow === undefined
    last.current = openRow
    const element = page.current
    if (!hasClosed || !element) return
    // What was open as well gives it back first.
    queueMicrotask(() => {
      const { activeElement, body } = element.ownerDocument
      if (activeElement !== null && activeElement !== body) return
      element.querySelector<HTMLElement>(':is([role="rowheader"], [role="gridcell"])[tabindex="0"]')?.focus()
    })
  }, [openRow])
  return page
}
