import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { classNames } from '../class-names'

export type MenuLabelProps = ComponentPropsWithoutRef<'div'>

/**
 * Names what the items below it are about. Where they are a group of their own, `MenuGroup` also says so to readers.
 *
 * Contract: slot class `inlay-Menu-label`.
 */
export const MenuLabel = forwardRef<HTMLDivElement, MenuLabelProps>(function MenuLabel({ className, ...rest }, ref) {
  return <div {...rest} ref={ref} role="presentation" className={classNames('inlay-Menu-label', className)} />
})
