import { useLatest, useMessages, useNotify } from '@inlay/sdk-core/react'
import { useEffect } from 'react'
import { hostMessages } from '../messages'

/** Says, where a screen is shown without them, that nobody knows which features are turned on; until that is known. */
export function TellOfUnreadFlags({ onRetry }: { readonly onRetry: () => void }) {
  const t = useMessages(hostMessages)
  const notify = useNotify()
  const latest = useLatest(onRetry)
  useEffect(
    () =>
      notify({
        tone: 'info',
        text: t('flagsUnread'),
        action: { label: t('tryAgain'), run: () => latest.current() },
        lasting: true,
        id: 'flags-unread',
      }),
    [latest, notify, t],
  )
  return null
}
