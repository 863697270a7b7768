import { useMessages } from '../../react/messages/use-messages'
import { CopyButton } from '../copy-button/CopyButton'
import { kitMessages } from '../messages'

/** The id of a failed call, to be copied into a message to the people of the backend. */
export function RequestId({ requestId }: { readonly requestId: string }) {
  const t = useMessages(kitMessages)
  return (
    <p className="inlay-State-requestId">
      <span>{t('requestId', { id: requestId })}</span>
      <CopyButton text={requestId} label={t('copyRequestId')} size="compact" />
    </p>
  )
}
