import { forwardRef } from 'react'
import { SearchX } from 'lucide-react'
import { useMessages } from '@inlay/sdk-core/react'
import { LinkButton, type LinkTarget } from '@inlay/sdk-core/ui'
import { MessagePage } from './MessagePage'
import { shellMessages } from './messages'

export interface NotFoundPageProps {
  /** Of the page's element, beside its own. */
  readonly className?: string | undefined
  readonly home: LinkTarget
  readonly alone?: boolean | undefined
}

/**
 * The 404 page.
 *
 * Contract: as `MessagePage`.
 */
export const NotFoundPage = forwardRef<HTMLElement, NotFoundPageProps>(function NotFoundPage(
  { className, home, alone },
  ref,
) {
  const t = useMessages(shellMessages)
  return (
    <MessagePage
      ref={ref}
      className={className}
      icon={SearchX}
      title={t('notFoundTitle')}
      alone={alone}
      actions={
        <LinkButton {...home} variant="primary" size="large">
          {t('goHome')}
        </LinkButton>
      }
    >
      {t('notFoundText')}
    </MessagePage>
  )
})
