import { useContext } from 'react'
import { RotateCcw } from 'lucide-react'
import type { ThreadMessage } from '../../agent/thread/thread-message'
import { useMessages } from '../../react/messages/use-messages'
import { CopyButton } from '../../ui/copy-button/CopyButton'
import { IconButton } from '../../ui/icon-button/IconButton'
import { chatMessages } from '../chat-messages'
import { ChatViewContext } from './chat-view'

/** What can be done with a turn of the agent, below the message that ends it. */
export function TurnActions({
  message,
  canCopy,
  isLast,
  canRetry,
}: {
  readonly message: ThreadMessage
  /** There are words in the turn. */
  readonly canCopy: boolean
  /** Shown without being pointed at. */
  readonly isLast: boolean
  /** Another turn can be asked for. */
  readonly canRetry: boolean
}) {
  const t = useMessages(chatMessages)
  const view = useContext(ChatViewContext)
  if (!view || !(canCopy || canRetry)) return null
  return (
    <div className="inlay-Message-actions" data-latest={isLast ? '' : undefined}>
      {canCopy && <CopyButton size="compact" label={t('copyAnswer')} text={() => view.turnText(message)} />}
      {canRetry && (
        <IconButton
          icon={RotateCcw}
          size="compact"
          label={t('retryAnswer')}
          onClick={() => {
            view.returnFocus()
            view.actions.retry()
          }}
        />
      )}
    </div>
  )
}
