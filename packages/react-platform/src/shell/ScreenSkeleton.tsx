import { useMessages } from '@inlay/sdk-core/react'
import { Skeleton, VisuallyHidden, classNames } from '@inlay/sdk-core/ui'
import { forwardRef, type CSSProperties } from 'react'
import { shellMessages } from './messages'

export interface ScreenSkeletonProps {
  /** Of the screen's element, beside its own. */
  readonly className?: string | undefined
  /** What the screen is called: `Loading {name}` is its heading for who cannot see it. */
  readonly name: string
  /** Milliseconds before more is seen than the grounds: what is there at once would only flicker. @default 300 */
  readonly delay?: number | undefined
  /** There will be a box to write in above the rest. @default false */
  readonly box?: boolean | undefined
  /**
   * What is known of its parts: a list of cards, a table, one record with its figures above a table, or no more than its
   * head.
   *
   * @default 'cards'
   */
  readonly layout?: 'cards' | 'table' | 'record' | 'head' | undefined
}

/**
 * A screen inside a frame while it is not known what it will look like: a head, and something below.
 *
 * Contract: slot classes `inlay-ScreenSkeleton`, `-head`, `-body`, `-box`, `-cards`, `-card`, `-figures`,
 * `-figure`, `-record`, `-banner`, `-tabs`, `-bar`, `-names`, `-rows`, `-row`, `-foot`; `data-layout`; `--inlay-late` is the delay.
 */
export const ScreenSkeleton = forwardRef<HTMLDivElement, ScreenSkeletonProps>(function ScreenSkeleton(
  { className, name, delay = 300, box = false, layout = 'cards' },
  ref,
) {
  const t = useMessages(shellMessages)
  const late = { '--inlay-late': `${delay}ms` } as CSSProperties
  return (
    <div
      ref={ref}
      className={classNames('inlay-ScreenSkeleton', className)}
      data-layout={layout}
      aria-busy="true"
      style={late}
    >
      <h1>
        <VisuallyHidden>{t('loadingNamed', { name })}</VisuallyHidden>
      </h1>
      <div className="inlay-ScreenSkeleton-head inlay-FrameSkeleton-late" aria-hidden="true">
        {layout === 'record' ? (
          <>
            <Skeleton width="16px" height="16px" />
            <Skeleton width="240px" height="16px" />
            <Skeleton width="60px" height="20px" />
          </>
        ) : (
          <Skeleton width="168px" height="14px" />
        )}
      </div>
      {layout === 'cards' && (
        <div className="inlay-ScreenSkeleton-body inlay-FrameSkeleton-late" aria-hidden="true">
          {box && <div className="inlay-ScreenSkeleton-box" />}
          <Skeleton width="280px" height="28px" />
          <div className="inlay-ScreenSkeleton-cards">
            {cards.map((width) => (
              <div key={width} className="inlay-ScreenSkeleton-card">
                <Skeleton width={width} height="12px" />
                <Skeleton width="36%" />
              </div>
            ))}
          </div>
        </div>
      )}
      {(layout === 'record' || layout === 'table') && (
        <div className="inlay-ScreenSkeleton-record inlay-FrameSkeleton-late" aria-hidden="true">
          {layout === 'record' && <FiguresSkeleton />}
          <TableSkeleton hasTools={layout === 'record'} />
        </div>
      )}
    </div>
  )
})

function FiguresSkeleton() {
  return (
    <>
      <div className="inlay-ScreenSkeleton-figures">
        <div className="inlay-ScreenSkeleton-banner">
          <Skeleton width="260px" />
        </div>
        {figures.map((width) => (
          <div key={width} className="inlay-ScreenSkeleton-figure">
            <Skeleton width={width} />
            <Skeleton width="48px" height="16px" />
          </div>
        ))}
      </div>
      <div className="inlay-ScreenSkeleton-tabs">
        <Skeleton width="72px" />
        <Skeleton width="72px" />
      </div>
    </>
  )
}

function TableSkeleton({ hasTools }: { readonly hasTools: boolean }) {
  return (
    <>
      <div className="inlay-ScreenSkeleton-bar">
        <Skeleton width={hasTools ? '200px' : '240px'} height="28px" />
        {hasTools && tools.map((width) => <Skeleton key={width} width={width} height="28px" />)}
      </div>
      <div className="inlay-ScreenSkeleton-names" />
      <div className="inlay-ScreenSkeleton-rows">
        {rows.map((row) => (
          <div key={row} className="inlay-ScreenSkeleton-row">
            <Skeleton width={names[row % names.length]} />
          </div>
        ))}
      </div>
      <div className="inlay-ScreenSkeleton-foot" />
    </>
  )
}

const tools = ['88px', '128px', '160px']
const figures = ['96px', '104px', '88px', '112px']
const names = ['140px', '122px', '114px', '166px', '154px', '106px', '90px']
/** More than any screen shows: what has no room is cut. */
const rows = Array.from({ length: 40 }, (_, row) => row)
const cards = ['72%', '54%', '81%', '63%', '47%', '76%']
