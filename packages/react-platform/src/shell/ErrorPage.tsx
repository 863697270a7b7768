import { forwardRef } from 'react'
import { TriangleAlert, Unplug } from 'lucide-react'
import { useMessages } from '@inlay/sdk-core/react'
import { Button, LinkButton, type LinkTarget } from '@inlay/sdk-core/ui'
import { MessagePage } from './MessagePage'
import { shellMessages } from './messages'
import { SupportLink } from './SupportLink'

export interface ErrorPageProps {
  /** Of the page's element, beside its own. */
  readonly className?: string | undefined
  /**
   * Whether something broke, nobody knows the address, the page cannot be had at all, or it is not known whether its
   * feature is turned on. @default 'failed'
   */
  readonly reason?: keyof typeof texts | undefined
  /** Which address nobody knows, as people read it. */
  readonly address?: string | undefined
  /** Where "Go to Home page" leads. */
  readonly home: LinkTarget
  /** Where the projects of copy-editing are; left out elsewhere. */
  readonly projects?: LinkTarget | undefined
  /** Left out: no "Contact Support". */
  readonly supportHref?: string | undefined
  readonly onRetry?: (() => void) | undefined
  readonly alone?: boolean | undefined
}

/**
 * What takes the place of a screen that failed or cannot be had. It never shows what went wrong inside.
 *
 * Contract: as `MessagePage`.
 */
export const ErrorPage = forwardRef<HTMLElement, ErrorPageProps>(function ErrorPage(
  { className, reason = 'failed', address, home, projects, supportHref, onRetry, alone },
  ref,
) {
  const t = useMessages(shellMessages)
  const unavailable = reason === 'unavailable'
  // What is only not known yet is asked for before one leaves.
  const retryFirst = reason === 'unread' && onRetry !== undefined
  const again = onRetry && (
    <Button variant={retryFirst ? 'primary' : 'secondary'} size="large" onClick={onRetry}>
      {t('tryAgain')}
    </Button>
  )
  return (
    <MessagePage
      ref={ref}
      className={className}
      icon={unavailable ? Unplug : TriangleAlert}
      tone={unavailable ? 'neutral' : 'danger'}
      title={t(unavailable ? 'unavailableTitle' : 'errorTitle')}
      alone={alone}
      actions={
        <>
          {retryFirst && again}
          {projects && (
            <LinkButton {...projects} variant="primary" size="large">
              {t('goToProjects')}
            </LinkButton>
          )}
          <LinkButton {...home} variant={projects || retryFirst ? 'secondary' : 'primary'} size="large">
            {t('goHome')}
          </LinkButton>
          {!retryFirst && again}
          {supportHref !== undefined && <SupportLink href={supportHref} />}
        </>
      }
    >
      {reason === 'unknown' && address !== undefined ? t('unknownAddressText', { address }) : t(texts[reason])}
    </MessagePage>
  )
})

const texts = {
  failed: 'errorText',
  unknown: 'unknownText',
  unavailable: 'unavailableText',
  unread: 'flagsUnreadText',
} as const
