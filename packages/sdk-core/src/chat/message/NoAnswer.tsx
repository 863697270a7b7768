import type { ThreadMessage } from '../../agent/thread/thread-message'
import { useMessages } from '../../react/messages/use-messages'
import { chatMessages } from '../chat-messages'
import { TurnActions } from './TurnActions'

/** In place of an answer that never began: the way to have one. */
export function NoAnswer({ asked, isStopped }: { readonly asked: ThreadMessage; readonly isStopped: boolean }) {
  const t = useMessages(chatMessages)
  return (
    <div className="inlay-Message" data-from="agent" data-ends-turn="">
      <p className="inlay-Message-note">{t(isStopped ? 'stopped' : 'noAnswer')}</p>
      <TurnActions message={asked} canCopy={false} isLast canRetry />
    </div>
  )
}
