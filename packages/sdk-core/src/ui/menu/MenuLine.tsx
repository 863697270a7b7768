import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { classNames } from '../class-names'

export type MenuLineProps = ComponentPropsWithoutRef<'hr'>

/**
 * Parts groups of items; what loses something stands behind the last one.
 *
 * Contract: slot class `inlay-Menu-line`.
 */
export const MenuLine = forwardRef<HTMLHRElement, MenuLineProps>(function MenuLine({ className, ...rest }, ref) {
  return <hr {...rest} ref={ref} className={classNames('inlay-Menu-line', className)} />
})
