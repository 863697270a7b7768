import { useLayoutEffect, useRef, type RefObject } from 'react'
import { createDomPainter } from '../paint/dom-painter'
import type { TablePainter } from '../paint/table-painter'
import type { LineSpan } from '../paint/visible-lines'

interface PainterElements<Row> {
  /** Nothing before the elements are there. */
  readonly painter: Readonly<RefObject<TablePainter<Row> | null>>
  readonly body: RefObject<HTMLDivElement | null>
}

export const headHeight = 32

/** A painter for as long as the elements are there. */
export function usePainter<Row>(
  scroller: RefObject<HTMLDivElement | null>,
  onPainted: (lines: LineSpan) => void,
): PainterElements<Row> {
  const body = useRef<HTMLDivElement>(null)
  const painter = useRef<TablePainter<Row>>(null)

  useLayoutEffect(() => {
    if (!scroller.current || !body.current) return undefined
    const made = createDomPainter<Row>({ scroller: scroller.current, body: body.current, headHeight, onPainted })
    painter.current = made
    return () => {
      made.destroy()
      painter.current = null
    }
  }, [onPainted, scroller])
  return { painter, body }
}
