import { forwardRef, type ComponentPropsWithoutRef, type ElementType } from 'react'
import { classNames } from '../class-names'

export interface CardProps extends ComponentPropsWithoutRef<'div'> {
  /** The element: an `article` or `li` where the card is one of its kind. @default 'div' */
  readonly as?: 'div' | 'article' | 'section' | 'li' | undefined
  /** Room between the edge and what stands inside; `none` for pictures and tables that reach it. @default 'regular' */
  readonly padding?: 'none' | 'regular' | undefined
}

/**
 * A bordered place for one thing. A `CardLink` or `CardButton` inside makes the whole card lead there, while other
 * controls in it stay controls of their own.
 *
 * Contract: slot class `inlay-Card`; `data-padding`.
 */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  { as = 'div', padding = 'regular', className, ...rest },
  ref,
) {
  // Each element types its ref by itself; all take what the props name.
  const Element = as as ElementType
  return <Element ref={ref} className={classNames('inlay-Card', className)} data-padding={padding} {...rest} />
})
