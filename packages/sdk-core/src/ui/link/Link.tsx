import { forwardRef, useContext, type ComponentPropsWithoutRef, type MouseEvent, type ReactNode } from 'react'
import { ExternalLink } from 'lucide-react'
import type { Destination } from '../../ports/navigation'
import { InlayContext } from '../../react/inlay-context'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import { kitMessages } from '../messages'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { safeHref } from './safe-href'

/** Where a link leads: to a typed place that the host has an address for, or to an address. */
export type LinkTarget =
  | {
      /** A place of the product, which the host has an address for. */
      readonly to: Destination
      readonly href?: undefined
      readonly external?: undefined
    }
  | {
      readonly to?: undefined
      /** An address, instead of a destination. */
      readonly href: string
      /** Opens in a window of its own, which is said. @default false */
      readonly external?: boolean | undefined
    }

export type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'rel'> &
  LinkTarget & {
    /** What it says: where it leads. */
    readonly children: ReactNode
    /** `plain` looks as the text around it does. @default 'accent' */
    readonly variant?: 'accent' | 'plain' | undefined
  }

/**
 * A real anchor. A plain click on a destination goes through the host's navigation; a modified click (new tab, new
 * window, download) is left to the browser.
 *
 * Contract: slot class `inlay-Link`; `data-variant`.
 */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { to, href, external = false, variant = 'accent', className, children, ...rest },
  ref,
) {
  const t = useMessages(kitMessages)
  const anchor = useLinkAnchor({ to, href, external, onClick: rest.onClick })
  return (
    <a ref={ref} {...rest} {...anchor} className={classNames('inlay-Link', className)} data-variant={variant}>
      {children}
      {external && (
        <>
          <span className="inlay-Link-external">
            <Icon icon={ExternalLink} size={14} directional />
          </span>
          <VisuallyHidden> {t('opensInNewWindow')}</VisuallyHidden>
        </>
      )}
    </a>
  )
})

interface LinkAnchor {
  readonly to?: Destination | undefined
  readonly href?: string | undefined
  readonly external?: boolean | undefined
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/** The attributes of an anchor that leads somewhere; also for parts that draw their own. */
export function useLinkAnchor({ to, href, external = false, onClick }: LinkAnchor): ComponentPropsWithoutRef<'a'> {
  const navigation = useContext(InlayContext)?.navigation
  const address = to ? navigation?.href(to) : href === undefined ? undefined : safeHref(href)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!to || !navigation || event.defaultPrevented || leftToTheBrowser(event)) return
    event.preventDefault()
    navigation.push(to)
  }
  return {
    href: address,
    onClick: follow,
    ...(external && { target: '_blank', rel: 'noopener noreferrer' }),
    // A host without addresses still gets something that can be reached and pressed.
    ...(to &&
      address === undefined && {
        role: 'link',
        tabIndex: 0,
        onKeyDown: (event) => {
          if (event.key === 'Enter') event.currentTarget.click()
        },
      }),
  }
}

function leftToTheBrowser(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
