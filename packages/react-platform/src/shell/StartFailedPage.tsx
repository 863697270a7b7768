import { forwardRef } from 'react'
import { CloudOff, Hourglass } from 'lucide-react'
import type { ApiError } from '@inlay/sdk-core'
import { useMessages } from '@inlay/sdk-core/react'
import { Button, RequestId, useFailureText } from '@inlay/sdk-core/ui'
import { MessagePage } from './MessagePage'
import { shellMessages } from './messages'
import { SupportLink } from './SupportLink'

export interface StartFailedPageProps {
  /** Of the page's element, beside its own. */
  readonly className?: string | undefined
  /** What could not be read: the person's details, or the list of their workspaces. */
  readonly missing: 'user' | 'workspaces'
  /** Why it could not be read. */
  readonly error?: ApiError | undefined
  /** The sentence for it. @default the one for the error */
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
  { className, missing, error, text, putOffUntil, supportHref, retrying = false, onRetry },
  ref,
) {
  const t = useMessages(shellMessages)
  const failureText = useFailureText()
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
        {putOff
          ? t('startPutOffText', { until: putOffUntil })
          : (text ?? (error ? failureText(error) : t('userFailedText')))}
      </p>
      {error?.requestId !== undefined && <RequestId requestId={error.requestId} />}
    </MessagePage>
  )
})
