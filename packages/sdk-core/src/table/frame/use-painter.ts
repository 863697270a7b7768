import { useLayoutEffect, useRef, type RefObject } from 'react'
import { createDomPainter } from '../paint/dom-painter'
import type { TablePainter } from '../paint/table-painter'
import type { TableScene } from '../paint/table-scene'
import type { LineSpan } from '../paint/visible-lines'

interface PainterElements<Row> {
  /** Nothing before the elements are there. */
  readonly painter: Readonly<RefObject<TablePainter<Row> | null>>
  readonly body: RefObject<HTMLDivElement | null>
}

export const headHeight = 32

/** A painter for as long as the elements are there, which shows the scene after every change of it. */
export function usePainter<Row>(
  scroller: RefObject<HTMLDivElement | null>,
  scene: TableScene<Row>,
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

  useLayoutEffect(() => painter.current?.paint(scene), [scene])
  return { painter, body }
}
