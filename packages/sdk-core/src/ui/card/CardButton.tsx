import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { classNames } from '../class-names'

export type CardButtonProps = ComponentPropsWithoutRef<'button'>

/**
 * The name of a card that does something rather than leads somewhere: a button whose area covers the card.
 *
 * Contract: slot class `inlay-Card-link`.
 */
export const CardButton = forwardRef<HTMLButtonElement, CardButtonProps>(function CardButton(
  { className, type = 'button', ...rest },
  ref,
) {
  return <button ref={ref} type={type} className={classNames('inlay-Card-link', className)} {...rest} />
})
