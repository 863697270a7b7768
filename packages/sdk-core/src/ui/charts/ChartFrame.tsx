import { forwardRef, useContext, useState, type ForwardedRef, type ReactNode } from 'react'
import { Download, Table2, Text } from 'lucide-react'
import { browserDownload } from '../../ports/browser-download'
import { InlayContext } from '../../react/inlay-context'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../class-names'
import { IconButton } from '../icon-button/IconButton'
import { kitMessages } from '../messages'
import { chartMessages } from './chart-messages'
import { useClock } from '../root/use-clock'
import { Skeleton } from '../skeleton/Skeleton'
import { EmptyState } from '../states/EmptyState'
import { ErrorState } from '../states/ErrorState'
import { ChartPatterns } from './ChartPatterns'
import { ChartSkeleton, type ChartShape } from './ChartSkeleton'
import { ChartTable } from './ChartTable'
import { chartCsv } from './chart-csv'
import type { ChartProps } from './chart-props'
import type { ChartTableContent } from './chart-table'

export interface ChartFrameProps extends ChartProps {
  /** Of ids: the summary is `{chartId}-summary`, hatches are `{chartId}-{pattern}`. */
  readonly chartId: string
  readonly slot: string
  /** What stands for it while it is loading. */
  readonly shape: ChartShape
  /** Stands where there is data. */
  readonly legend?: ReactNode
  readonly table: ChartTableContent
  readonly summary: string
  readonly isEmpty: boolean
  /** Parts that only their ground tells apart: they have hatches also where colours are seen. @default false */
  readonly parts?: boolean | undefined
  readonly children: ReactNode
}

/** The head of a chart with its tools, and the room below it, which is as high in each of its faces. */
export const ChartFrame = forwardRef(function ChartFrame(
  {
    chartId,
    slot,
    shape,
    legend,
    table,
    summary,
    isEmpty,
    parts = false,
    children,
    title,
    titleHidden = false,
    height = 200,
    state = 'ready',
    onRetry,
    emptyTitle,
    empty,
    view: given,
    defaultView = 'chart',
    onViewChange,
    format: _format,
    filename = `${title}.csv`,
    patterns = 'auto',
    className,
    ...rest
  }: ChartFrameProps,
  ref: ForwardedRef<HTMLElement>,
) {
  const t = useMessages(chartMessages)
  const kit = useMessages(kitMessages)
  const [ownView, setOwnView] = useState(defaultView)
  const [told, setTold] = useState(false)
  const save = useSaveTable(table, filename)
  const view = given ?? ownView
  const full = state === 'ready' && !isEmpty

  const turn = () => {
    const next = view === 'chart' ? 'table' : 'chart'
    setOwnView(next)
    onViewChange?.(next, { reason: 'pressed' })
  }

  return (
    <figure
      {...rest}
      ref={ref}
      className={classNames('inlay-Chart', slot, className)}
      aria-labelledby={`${chartId}-title`}
      aria-busy={state === 'loading' || undefined}
      data-state={state === 'ready' && isEmpty ? 'empty' : state}
      data-view={view}
      data-patterns={parts && patterns === 'auto' ? 'parts' : patterns}
    >
      <ChartPatterns id={chartId} />
      <div className="inlay-Chart-head">
        <span id={`${chartId}-title`} className={titleHidden ? 'inlay-VisuallyHidden' : 'inlay-Chart-title'}>
          {title}
        </span>
        {full && legend}
        {state === 'loading' && legend && (
          <span className="inlay-Chart-legend">
            <Skeleton width="112px" height="16px" />
          </span>
        )}
        {full && (
          <div className="inlay-Chart-tools">
            <IconButton
              icon={Text}
              size="compact"
              label={t('summary')}
              aria-expanded={told}
              aria-controls={`${chartId}-summary`}
              onClick={() => setTold(!told)}
            />
            <IconButton
              icon={Table2}
              size="compact"
              label={t('asTable')}
              aria-pressed={view === 'table'}
              onClick={turn}
            />
            <IconButton icon={Download} size="compact" label={t('download')} onClick={save} />
          </div>
        )}
      </div>
      <div className="inlay-Chart-body" style={{ blockSize: height }}>
        {state === 'loading' && <ChartSkeleton label={kit('loading')} shape={shape} />}
        {state === 'failed' && <ErrorState title={kit('loadingFailed')} headingLevel={3} onRetry={onRetry} />}
        {state === 'ready' && isEmpty && (
          <EmptyState title={emptyTitle ?? t('empty')} headingLevel={3}>
            {empty}
          </EmptyState>
        )}
        {full && (view === 'table' ? <ChartTable title={title} table={table} /> : children)}
      </div>
      {full && (
        <p id={`${chartId}-summary`} className={told ? 'inlay-Chart-summary' : 'inlay-VisuallyHidden'}>
          {summary}
        </p>
      )}
    </figure>
  )
})

function useSaveTable(table: ChartTableContent, filename: string): () => void {
  const clock = useClock()
  const download = useContext(InlayContext)?.host.download ?? browserDownload(clock)
  return () => {
    const rows = Array.from({ length: table.count }, (_, row) => table.values(row))
    download({ blob: new Blob([chartCsv(table.columns, rows)], { type: 'text/csv;charset=utf-8' }), filename })
  }
}
