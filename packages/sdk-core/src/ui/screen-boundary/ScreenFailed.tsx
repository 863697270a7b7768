import { useMessages } from '../../react/messages/use-messages'
import { kitMessages } from '../messages'
import { ErrorState } from '../states/ErrorState'

/** What stands in place of a screen that broke. */
export function ScreenFailed({ onRetry }: { readonly onRetry: () => void }) {
  const t = useMessages(kitMessages)
  return (
    <ErrorState title={t('screenFailed')} onRetry={onRetry}>
      {t('screenFailedDetail')}
    </ErrorState>
  )
}
