import { Skeleton, classNames } from '@inlay/sdk-core/ui'
import { forwardRef, type ReactNode } from 'react'
import { BrandMark } from './BrandMark'

export interface AppHeaderSkeletonProps {
  /** Of the bar, beside its own. */
  readonly className?: string | undefined
  readonly appName: string
  /** The product's mark, 20 high, before its name. @default the `BrandMark` of Inlay */
  readonly mark?: ReactNode
}

/**
 * An `AppHeader` while it is not known who is there: only whose product it is.
 *
 * Contract: as `AppHeader`, with slot class `inlay-AppHeaderSkeleton-toggle`.
 */
export const AppHeaderSkeleton = forwardRef<HTMLElement, AppHeaderSkeletonProps>(function AppHeaderSkeleton(
  { className, appName, mark = <BrandMark /> },
  ref,
) {
  return (
    <header ref={ref} className={classNames('inlay-AppHeader', className)}>
      <span className="inlay-AppHeaderSkeleton-toggle inlay-FrameSkeleton-late">
        <Skeleton width="16px" height="16px" />
      </span>
      {mark}
      <span className="inlay-AppHeader-name">{appName}</span>
      <span className="inlay-FrameSkeleton-late">
        <Skeleton width="104px" />
      </span>
      <div className="inlay-AppHeader-end inlay-FrameSkeleton-late">
        <span className="inlay-AppHeaderSkeleton-toggle">
          <Skeleton width="24px" height="24px" shape="circle" />
        </span>
      </div>
    </header>
  )
})
