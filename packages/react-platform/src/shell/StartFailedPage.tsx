import { forwardRef } from 'react'
import { CloudOff, Hourglass } from 'lucide-react'
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
  /** The server has put off the answer until then: milliseconds since the epoch. Nothing has failed. */
  readonly putOffUntil?: number | undefined
  readonly supportHref: string
  /** It is asked for now, after a failure or before its time. @default false */
  readonly retrying?: boolean | undefined
  readonly onRetry: () => void
}

/**
 * When what every screen needs could not be read or is put off; its host goes on once it is there.
 *
 * Contract: as `MessagePage`.
 */
export const StartFailedPage = forwardRef<HTMLElement, StartFailedPageProps>(function StartFailedPage(
  { className, missing, text, putOffUntil, supportHref, retrying = false, onRetry },
  ref,
) {
  const t = useMessages(shellMessages)
  const putOff = putOffUntil !== undefined
  return (
    <MessagePage
      ref={ref}
      className={className}
      icon={putOff ? Hourglass : CloudOff}
      tone={putOff ? 'neutral' : 'danger'}
      title={t(putOff ? 'startPutOffTitle' : missing === 'user' ? 'userFailedTitle' : 'workspacesFailedTitle')}
      alone
      actions={
        <>
          <Button variant="primary" size="large" busy={retrying} busyLabel={t('tryingAgain')} onClick={onRetry}>
            {t(putOff ? 'tryNow' : 'tryAgain')}
          </Button>
          <SupportLink href={supportHref} />
        </>
      }
    >
      {/* Another element once it has failed or is put off again, so that it is read again. */}
      <p key={retrying ? 'trying' : (putOffUntil ?? 'failed')} role={retrying ? undefined : 'alert'}>
        {putOff ? t('startPutOffText', { until: putOffUntil }) : (text ?? t('userFailedText'))}
      </p>
    </MessagePage>
  )
})
