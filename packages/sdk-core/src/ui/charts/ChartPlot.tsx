import { useMemo, useState, type CSSProperties } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { chartMessages } from './chart-messages'
import { ChartTip } from './ChartTip'
import type { MakeScene } from './chart-scene'
import { useChartCursor, type SelectMark } from './use-chart-cursor'
import { useChartSize } from './use-chart-size'

export interface ChartPlotProps {
  readonly chartId: string
  readonly title: string
  readonly makeScene: MakeScene
  readonly keys: 'line' | 'fill'
  readonly onSelect: SelectMark | undefined
}

/** Also where a page has undone our sheet: a plot as high as its picture would make that higher, for ever. */
const roomOfItsOwn: CSSProperties = { contain: 'size', blockSize: '100%' }

/** Draws a scene at the size of its room; one stop of Tab, inside of it arrows move from point to point. */
export function ChartPlot({ chartId, title, makeScene, keys, onSelect }: ChartPlotProps) {
  const t = useMessages(chartMessages)
  const [element, setElement] = useState<HTMLDivElement | null>(null)
  const size = useChartSize(element)
  // A scene of ten thousand points is made once, not for each move of the pointer.
  const scene = useMemo(() => size && makeScene(size), [makeScene, size])
  const [cursor, handlers] = useChartCursor(scene, size, onSelect)
  const at = cursor && scene?.at(cursor)

  return (
    <div
      {...handlers}
      ref={setElement}
      className="inlay-Chart-plot"
      style={roomOfItsOwn}
      role="application"
      aria-roledescription={t('name')}
      aria-label={title}
      aria-describedby={`${chartId}-summary ${chartId}-keys`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys move inside of it
      tabIndex={0}
      data-selectable={onSelect ? '' : undefined}
    >
      <span id={`${chartId}-keys`} hidden>
        {t('keys')}
      </span>
      {scene?.picture}
      {cursor && scene && size && (
        <svg className="inlay-Chart-over" width={size.width} height={size.height} aria-hidden>
          {scene.spot(cursor)}
        </svg>
      )}
      {cursor && scene && size && at && (
        <ChartTip content={scene.tip(cursor)} at={at} size={size} patternId={chartId} keys={keys} />
      )}
    </div>
  )
}
