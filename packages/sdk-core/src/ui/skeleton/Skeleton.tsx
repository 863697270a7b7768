import { forwardRef, type ComponentPropsWithoutRef, type CSSProperties } from 'react'
import { classNames } from '../class-names'

export interface SkeletonProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Any CSS length. @default '100%' */
  readonly width?: string | undefined
  /** Any CSS length. @default '10px' */
  readonly height?: string | undefined
  /** Of what it holds the place for. @default 'line' */
  readonly shape?: 'line' | 'circle' | 'block' | undefined
}

/**
 * Stands where something will be, at its size. Say once for a group of them what is loading (`aria-busy` and a
 * `VisuallyHidden`): it is not read itself.
 *
 * Contract: slot class `inlay-Skeleton`; `data-shape`.
 */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { width = '100%', height = '10px', shape = 'line', className, style, ...rest },
  ref,
) {
  const size: CSSProperties = { inlineSize: width, blockSize: height, ...style }
  return (
    <span
      {...rest}
      ref={ref}
      aria-hidden
      className={classNames('inlay-Skeleton', className)}
      data-shape={shape}
      style={size}
    />
  )
})
