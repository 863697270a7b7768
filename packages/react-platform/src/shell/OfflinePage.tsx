import { CloudOff, WifiOff } from 'lucide-react'
import { forwardRef, useState } from 'react'
import { useMessages } from '@inlay/sdk-core/react'
import { Button } from '@inlay/sdk-core/ui'
import { MessagePage } from './MessagePage'
import { shellMessages } from './messages'
import { useRecovery } from './use-recovery'

export interface OfflinePageProps {
  /** Of the page's element, beside its own. */
  readonly className?: string | undefined
  /** Looks whether the server answers again, and goes on if it does. Called by the button, and now and then. */
  readonly onRetry: () => Promise<void>
  readonly alone?: boolean | undefined
}

/**
 * In place of what cannot be loaded while the server is out of reach: whether that is for want of a network, or the server
 * does not answer. Goes on by itself once it can.
 *
 * Contract: as `MessagePage`.
 */
export const OfflinePage = forwardRef<HTMLElement, OfflinePageProps>(function OfflinePage(
  { className, onRetry, alone },
  ref,
) {
  const t = useMessages(shellMessages)
  const [busy, setBusy] = useState(false)
  const online = useRecovery(onRetry)
  const retry = () => {
    setBusy(true)
    void onRetry().finally(() => setBusy(false))
  }
  return (
    <MessagePage
      ref={ref}
      className={className}
      icon={online ? CloudOff : WifiOff}
      title={t(online ? 'unreachableTitle' : 'offlineTitle')}
      alone={alone}
      actions={
        <Button variant="primary" size="large" busy={busy} busyLabel={t('tryingAgain')} onClick={retry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {t(online ? 'unreachableText' : 'offlineText')}
    </MessagePage>
  )
})
