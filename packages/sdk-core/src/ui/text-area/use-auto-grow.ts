import { useCallback, useLayoutEffect, type RefObject } from 'react'

export interface AutoGrow {
  readonly minRows: number
  readonly maxRows: number
  /** Grown anew when it changes from outside. */
  readonly value: string | undefined
}

/** Keeps a text area as high as its text, between two numbers of lines. Answers a function that measures again. */
export function useAutoGrow(
  area: RefObject<HTMLTextAreaElement | null>,
  { minRows, maxRows, value }: AutoGrow,
): () => void {
  const measure = useCallback(() => {
    const element = area.current
    const style = element?.ownerDocument.defaultView?.getComputedStyle(element)
    if (!element || !style) return
    const line = Number.parseFloat(style.lineHeight)
    const padding = Number.parseFloat(style.paddingBlockStart) + Number.parseFloat(style.paddingBlockEnd)
    // Its text alone decides: so first without the height of before.
    element.style.blockSize = 'auto'
    const wanted = Math.min(Math.max(element.scrollHeight, minRows * line + padding), maxRows * line + padding)
    element.style.blockSize = `${wanted}px`
  }, [area, maxRows, minRows])

  useLayoutEffect(measure, [measure, value])

  // Another width breaks lines elsewhere.
  useLayoutEffect(() => {
    const element = area.current
    const Observer = element?.ownerDocument.defaultView?.ResizeObserver
    if (!element?.parentElement || !Observer) return
    let width = element.clientWidth
    const observer = new Observer(() => {
      if (element.clientWidth === width) return
      width = element.clientWidth
      measure()
    })
    observer.observe(element.parentElement)
    return () => observer.disconnect()
  }, [area, measure])

  return measure
}
