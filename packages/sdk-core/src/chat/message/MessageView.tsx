import { memo, useContext } from 'react'
import type { ThreadMessage } from '../../agent/thread/thread-message'
import { useMessages } from '../../react/messages/use-messages'
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden'
import { chatMessages } from '../chat-messages'
import type { Surroundings } from '../list/message-pages'
import { ActivityView } from './ActivityView'
import { AgentText } from './AgentText'
import { ChatViewContext } from './chat-view'
import { ReasoningBox } from './ReasoningBox'
import { TurnActions } from './TurnActions'
import { UserMessage } from './UserMessage'

export interface MessageViewProps extends Surroundings {
  readonly message: ThreadMessage
  /** The agent does nothing now: what waits, waits for a person. */
  readonly isAtRest: boolean
  /** What to do next stands after the messages. */
  readonly leadsOn: boolean
}

/** One message. It is drawn again only when it is another object, and those of a thread are not while they stay the same. */
export const MessageView = memo(function MessageView(props: MessageViewProps) {
  const {
    message,
    joinsBefore,
    joinsAfter,
    isPassedOver,
    startsTurn,
    endsTurn,
    turnHasText,
    isLast,
    isAtRest,
    leadsOn,
  } = props
  return (
    <div
      className="inlay-Message"
      data-from={message.role === 'user' ? 'user' : 'agent'}
      data-joins-before={joinsBefore ? '' : undefined}
      data-joins-after={joinsAfter ? '' : undefined}
      data-ends-turn={endsTurn ? '' : undefined}
    >
      {startsTurn && <AgentSaid />}
      <Content message={message} isAtRest={isAtRest} />
      {isPassedOver && message.status === 'cancelled' && <Stopped />}
      {endsTurn && (isAtRest || !isLast) && (
        <TurnActions message={message} canCopy={turnHasText} isLast={isLast} canRetry={isLast && !leadsOn} />
      )}
    </div>
  )
})

/** For who does not see that it stands on the other side. */
function AgentSaid() {
  const t = useMessages(chatMessages)
  const name = useContext(ChatViewContext)?.agentName ?? t('agent')
  return <VisuallyHidden>{t('agentSaid', { name })}</VisuallyHidden>
}

/** In place of an answer, between what was asked and what was asked then. */
function Stopped() {
  const t = useMessages(chatMessages)
  return <p className="inlay-Message-note">{t('stopped')}</p>
}

function Content({ message, isAtRest }: Pick<MessageViewProps, 'message' | 'isAtRest'>) {
  switch (message.role) {
    case 'user':
      return <UserMessage message={message} />
    case 'assistant':
      return <AgentText message={message} isAtRest={isAtRest} />
    case 'reasoning':
      return <ReasoningBox message={message} />
    case 'activity':
      return <ActivityView activity={message} />
    default:
      return null
  }
}
