import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { classNames } from '../class-names'

export interface ButtonGroupProps extends ComponentPropsWithoutRef<'div'> {
  /** What the buttons have in common: “Export”. */
  readonly label: string
}

/**
 * Buttons that belong together, edge to edge: an action, and a menu with more of its kind.
 *
 * Contract: slot class `inlay-ButtonGroup`.
 */
export const ButtonGroup = forwardRef<HTMLDivElement, ButtonGroupProps>(function ButtonGroup(
  { label, className, ...rest },
  ref,
) {
  return (
    <div {...rest} ref={ref} role="group" aria-label={label} className={classNames('inlay-ButtonGroup', className)} />
  )
})
