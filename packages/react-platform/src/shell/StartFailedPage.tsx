import { forwardRef } from 'react'
import { CloudOff } from 'lucide-react'
import { useMessages } from '@inlay/sdk-core/react'
import { Button } from '@inlay/sdk-core/ui'
import { MessagePage } from './MessagePage'
import { shellMessages } from './messages'
import { SupportLink } from './SupportLink'

export interface StartFailedPageProps {
  /** Of the page's element, beside its own. */
  readonly className?: string | undefined
  /** What could not be read: the person's details, or the list of their workspaces. */
  readonly missing: 'user' | 'workspaces'
  /** The sentence for it. @default the one for the person's details */
  readonly text?: string | undefined
  readonly supportHref: string
  /** @default false */
  readonly retrying?: boolean | undefined
  readonly onRetry: () => void
}

/**
 * When what every screen needs could not be read; goes on by itself once a retry succeeds.
 *
 * Contract: as `MessagePage`.
 */
export const StartFailedPage = forwardRef<HTMLElement, StartFailedPageProps>(function StartFailedPage(
  { className, missing, text, supportHref, retrying = false, onRetry },
  ref,
) {
  const t = useMessages(shellMessages)
  return (
    <MessagePage
      ref={ref}
      className={className}
      icon={CloudOff}
      tone="danger"
      title={t(missing === 'user' ? 'userFailedTitle' : 'workspacesFailedTitle')}
      alone
      actions={
        <>
          <Button variant="primary" size="large" busy={retrying} busyLabel={t('tryingAgain')} onClick={onRetry}>
            {t('tryAgain')}
          </Button>
          <SupportLink href={supportHref} />
        </>
      }
    >
      {/* Another element once it has failed again, so that it is read again. */}
      <p key={retrying ? 'trying' : 'failed'} role={retrying ? undefined : 'alert'}>
        {text ?? t('userFailedText')}
      </p>
    </MessagePage>
  )
})
