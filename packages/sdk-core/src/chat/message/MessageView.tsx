import { memo } from 'react'
import type { ThreadMessage } from '../../agent/thread/thread-message'
import type { Surroundings } from '../list/message-pages'
import { ActivityView } from './ActivityView'
import { AgentText } from './AgentText'
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
  const { message, joinsBefore, joinsAfter, endsTurn, turnHasText, isLast, isAtRest, leadsOn } = props
  return (
    <div
      className="inlay-Message"
      data-from={message.role === 'user' ? 'user' : 'agent'}
      data-joins-before={joinsBefore ? '' : undefined}
      data-joins-after={joinsAfter ? '' : undefined}
      data-ends-turn={endsTurn ? '' : undefined}
    >
      <Content message={message} isAtRest={isAtRest} />
      {endsTurn && (isAtRest || !isLast) && (
        <TurnActions message={message} canCopy={turnHasText} isLast={isLast} canRetry={isLast && !leadsOn} />
      )}
    </div>
  )
})

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
