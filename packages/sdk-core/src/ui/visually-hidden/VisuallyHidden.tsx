import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { classNames } from '../class-names'

export type VisuallyHiddenProps = ComponentPropsWithoutRef<'span'>

/** Read out, not seen. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(function VisuallyHidden(
  { className, ...rest },
  ref,
) {
  return <span ref={ref} className={classNames('inlay-VisuallyHidden', className)} {...rest} />
})
