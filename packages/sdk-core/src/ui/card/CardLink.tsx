import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { useLinkAnchor, type LinkTarget } from '../link/Link'

export type CardLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'rel'> &
  LinkTarget & {
    /** The name of the card. */
    readonly children: ReactNode
  }

/**
 * The name of a card, as the one link that all of the card is: a real anchor whose area covers it.
 *
 * Contract: slot class `inlay-Card-link`.
 */
export const CardLink = forwardRef<HTMLAnchorElement, CardLinkProps>(function CardLink(
  { to, href, external, className, children, ...rest },
  ref,
) {
  const anchor = useLinkAnchor({ to, href, external, onClick: rest.onClick })
  return (
    <a ref={ref} {...rest} {...anchor} className={classNames('inlay-Card-link', className)}>
      {children}
    </a>
  )
})
