import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { classNames } from '../class-names'

export interface SpinnerProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Across, in pixels. @default 14 */
  readonly size?: 14 | 20 | undefined
  /** What is under way. Left out where words beside it say so. */
  readonly label?: string | undefined
}

/** A ring that turns while something is under way. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { size = 14, label, className, ...rest },
  ref,
) {
  return (
    <span
      {...rest}
      ref={ref}
      className={classNames('inlay-Spinner', className)}
      data-size={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
})
