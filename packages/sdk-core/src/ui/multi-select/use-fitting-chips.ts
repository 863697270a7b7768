import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { fittingChips } from './fitting-chips'

/** As in Tag.css: between chips, for the number behind them, and for what is typed. */
const gap = 4
const more = 40
const typed = 36

/**
 * How many of a field's chips fit into one line; `undefined`: all are shown, and measured. `chips` says which they are:
 * others are measured anew.
 */
export function useFittingChips(
  flow: RefObject<HTMLElement | null>,
  { chips, collapse }: { readonly chips: string; readonly collapse: boolean },
): number | undefined {
  const widths = useRef<readonly number[]>([])
  const [fit, setFit] = useState<{ readonly chips: string; readonly count: number }>()
  const known = collapse && fit?.chips === chips ? fit.count : undefined

  useLayoutEffect(() => {
    const element = flow.current
    if (!collapse || !element || known !== undefined) return
    widths.current = [...element.querySelectorAll<HTMLElement>('.inlay-Tag')].map((chip) => chip.offsetWidth)
    setFit({ chips, count: fittingChips(widths.current, { width: element.clientWidth - typed, gap, more }) })
  }, [chips, collapse, flow, known])

  useLayoutEffect(() => {
    const element = flow.current
    const Observer = element?.ownerDocument.defaultView?.ResizeObserver
    if (!collapse || !element || !Observer) return
    const observer = new Observer(() => {
      const count = fittingChips(widths.current, { width: element.clientWidth - typed, gap, more })
      setFit((before) => (before && before.count !== count ? { ...before, count } : before))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [collapse, flow])

  return known
}
