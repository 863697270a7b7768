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
}

/**
 * A screen inside a frame while it is not known what it will look like: a head, and something below.
 *
 * Contract: slot classes `inlay-ScreenSkeleton`, `-head`, `-body`, `-box`, `-cards`, `-card`; `--inlay-late` is the delay.
 */
export const ScreenSkeleton = forwardRef<HTMLDivElement, ScreenSkeletonProps>(function ScreenSkeleton(
  { className, name, delay = 300, box = false },
  ref,
) {
  const t = useMessages(shellMessages)
  const late = { '--inlay-late': `${delay}ms` } as CSSProperties
  return (
    <div ref={ref} className={classNames('inlay-ScreenSkeleton', className)} aria-busy="true" style={late}>
      <h1>
        <VisuallyHidden>{t('loadingNamed', { name })}</VisuallyHidden>
      </h1>
      <div className="inlay-ScreenSkeleton-head inlay-FrameSkeleton-late" aria-hidden="true">
        <Skeleton width="168px" height="14px" />
      </div>
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
    </div>
  )
})

const cards = ['72%', '54%', '81%', '63%', '47%', '76%']
