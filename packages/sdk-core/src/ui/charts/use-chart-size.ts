import { useLayoutEffect, useState } from 'react'
import type { ChartSize } from './chart-types'

/**
 * The room that a chart has, and the direction of text in it; `undefined` before there is a page. A child that is of
 * another width in each direction tells when that alone has changed.
 */
export function useChartSize(element: HTMLElement | null): ChartSize | undefined {
  const [size, setSize] = useState<ChartSize>()

  useLayoutEffect(() => {
    const Observer = element?.ownerDocument.defaultView?.ResizeObserver
    if (!element || !Observer) return
    const observer = new Observer(() => setSize((before) => measure(element, before)))
    observer.observe(element)
    for (const probe of element.querySelectorAll('.inlay-Chart-direction')) observer.observe(probe)
    return () => observer.disconnect()
  }, [element])

  return size
}

function measure(element: HTMLElement, before: ChartSize | undefined): ChartSize | undefined {
  const { clientWidth: width, clientHeight: height } = element
  const rightToLeft = element.matches(':dir(rtl)')
  const same = before?.width === width && before.height === height && before.rightToLeft === rightToLeft
  if (same || width === 0 || height === 0) return before
  return { width, height, rightToLeft }
}
