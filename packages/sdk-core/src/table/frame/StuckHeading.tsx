import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import { toggleGroup } from '../columns/change-view'
import { createStuckHeading, type StuckHeading as Stuck } from '../paint/stuck-heading'
import { headHeight } from './use-painter'
import type { Table } from './use-table'

export interface StuckHeadingProps<Row> {
  readonly table: Table<Row>
  readonly scroller: RefObject<HTMLElement | null>
}

/** The heading of the rows that can be seen, which stays in view. */
export function StuckHeading<Row>({ table, scroller }: StuckHeadingProps<Row>) {
  const { scene } = table
  const element = useRef<HTMLDivElement>(null)
  const [heading, setHeading] = useState<Stuck<Row>>()
  const latest = useLatest(table)

  useEffect(() => {
    if (!scroller.current || !element.current) return undefined
    const made = createStuckHeading<Row>({
      scroller: scroller.current,
      element: element.current,
      headHeight,
      onSelect(place) {
        const { lines, selection } = latest.current
        const content = lines.at(lines.headingOf(place))
        if (content?.kind === 'group') selection.toggleGroup(content.rows, 'pressed')
      },
      onPress(place) {
        const { lines, changeView, active } = latest.current
        const group = lines.groups[place]
        if (!group) return
        changeView((before) => toggleGroup(before, group.key), 'collapse')
        active.moveTo({ line: lines.headingOf(place), column: active.at.column })
      },
    })
    setHeading(made)
    return () => made.destroy()
  }, [latest, scroller])

  useEffect(() => heading?.show(scene), [heading, scene])
  return <div ref={element} className="inlay-Table-stuck" aria-hidden />
}
