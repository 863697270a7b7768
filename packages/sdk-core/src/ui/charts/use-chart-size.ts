import { useLayoutEffect, useState } from 'react'
import type { ChartSize } from './chart-types'

/**
 * The room that a chart has, and the direction of text in it; `undefined` before there is a page. A
 * change of direction alone is no change of size, so it is looked for at all that the chart stands in.
 */
export function useChartSize(element: HTMLElement | null): ChartSize | undefined {
  const [size, setSize] = useState<ChartSize>()

  useLayoutEffect(() => {
    const view = element?.ownerDocument.defaultView
    if (!element || !view) return
    const look = () => setSize((before) => measure(element, before))
    const sizes = new view.ResizeObserver(look)
    sizes.observe(element)
    const directions = new view.MutationObserver(look)
    for (const root of rootsAround(element)) directions.observe(root, { subtree: true, attributeFilter: ['dir'] })
    return () => {
      sizes.disconnect()
      directions.disconnect()
    }
  }, [element])

  return size
}

/** The shadow roots that an element stands in, and the document. */
function rootsAround(element: Element): readonly Node[] {
  const root = element.getRootNode()
  return 'host' in root ? [root, ...rootsAround(root.host as Element)] : [root]
}

function measure(element: HTMLElement, before: ChartSize | undefined): ChartSize | undefined {
  const { clientWidth: width, clientHeight: height } = element
  const rightToLeft = element.matches(':dir(rtl)')
  const same = before?.width === width && before.height === height && before.rightToLeft === rightToLeft
  if (same || width === 0 || height === 0) return before
  return { width, height, rightToLeft }
}
