import { useContext, useLayoutEffect, useState } from 'react'
import { InlayContext } from '../../react/inlay-context'
import type { ChartSize } from './chart-types'

/** The room that a chart has, and the direction of text in it; `undefined` before there is a page. */
export function useChartSize(element: HTMLElement | null): ChartSize | undefined {
  const [size, setSize] = useState<ChartSize>()
  // A change of direction alone is told by no observer: a new one begins with a look.
  const direction = useContext(InlayContext)?.direction

  useLayoutEffect(() => {
    const Observer = element?.ownerDocument.defaultView?.ResizeObserver
    if (!element || !Observer) return
    const observer = new Observer(() => setSize((before) => measure(element, before)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, direction])

  return size
}

function measure(element: HTMLElement, before: ChartSize | undefined): ChartSize | undefined {
  const { clientWidth: width, clientHeight: height } = element
  const rightToLeft = element.matches(':dir(rtl)')
  const same = before?.width === width && before.height === height && before.rightToLeft === rightToLeft
  if (same || width === 0 || height === 0) return before
  return { width, height, rightToLeft }
}
