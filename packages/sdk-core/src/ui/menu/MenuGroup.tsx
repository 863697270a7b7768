import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react'
import { classNames } from '../class-names'
import { MenuLabel } from './MenuLabel'

export interface MenuGroupProps extends ComponentPropsWithoutRef<'div'> {
  /** Stands above the items, and is read with the first of them. */
  readonly label: string
}

/**
 * Items that belong together, under their name.
 *
 * Contract: slot class `inlay-Menu-group`.
 */
export const MenuGroup = forwardRef<HTMLDivElement, MenuGroupProps>(function MenuGroup(
  { label, className, children, ...rest },
  ref,
) {
  const id = useId()
  return (
    <div {...rest} ref={ref} role="group" aria-labelledby={id} className={classNames('inlay-Menu-group', className)}>
      <MenuLabel id={id}>{label}</MenuLabel>
      {children}
    </div>
  )
})
