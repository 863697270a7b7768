import { forwardRef, type CSSProperties } from 'react'
import { classNames } from '../class-names'

export interface SkeletonProps {
  /** Any CSS length. @default '100%' */
  readonly width?: string | undefined
  /** Any CSS length. @default '10px' */
  readonly height?: string | undefined
  /** @default 'line' */
  readonly shape?: 'line' | 'circle' | 'block' | undefined
  readonly className?: string | undefined
}

/**
 * Stands where something will be, at its size. Say once for a group of them what is loading (`aria-busy` and a
 * `VisuallyHidden`): it is not read itself.
 *
 * Contract: slot class `inlay-Skeleton`; `data-shape`.
 */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { width = '100%', height = '10px', shape = 'line', className },
  ref,
) {
  const size: CSSProperties = { inlineSize: width, blockSize: height }
  return (
    <span ref={ref} aria-hidden className={classNames('inlay-Skeleton', className)} data-shape={shape} style={size} />
  )
})
