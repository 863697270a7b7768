import { forwardRef, type CSSProperties, type ReactNode } from 'react'
import { classNames } from '@inlay/sdk-core/ui'
import { ScreenSkeleton, type ScreenSkeletonProps } from './ScreenSkeleton'

export interface FrameSkeletonProps {
  /** Of the frame's element, beside its own. */
  readonly className?: string | undefined
  /** A `SidebarSkeleton`. */
  readonly sidebar: ReactNode
  /** An `AppHeaderSkeleton`, where the frame has a bar above everything. */
  readonly header?: ReactNode
  /** What the page will be called: `Loading {name}` is its heading for who cannot see it. */
  readonly name: string
  /** Milliseconds before more is seen than the grounds: what is there at once would only flicker. @default 300 */
  readonly delay?: number | undefined
  /** As of `ScreenSkeleton`. @default false */
  readonly box?: ScreenSkeletonProps['box']
  /** As of `ScreenSkeleton`. @default 'cards' */
  readonly layout?: ScreenSkeletonProps['layout']
}

/**
 * A `Frame` before it is known what it holds: its landmarks, and its parts in their places.
 *
 * Contract: as `Frame`, with slot class `inlay-FrameSkeleton-late`; `--inlay-late` is the delay.
 */
export const FrameSkeleton = forwardRef<HTMLDivElement, FrameSkeletonProps>(function FrameSkeleton(
  { className, sidebar, header, name, delay = 300, box, layout },
  ref,
) {
  const late = { '--inlay-late': `${delay}ms` } as CSSProperties
  return (
    <div ref={ref} className={classNames('inlay-Frame', className)} style={late}>
      {header}
      <div className="inlay-Frame-body">
        {sidebar}
        <main className="inlay-Frame-main" aria-busy="true">
          <ScreenSkeleton name={name} delay={delay} box={box} layout={layout} />
        </main>
      </div>
    </div>
  )
})
