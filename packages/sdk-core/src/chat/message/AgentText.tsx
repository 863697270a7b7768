import { useContext } from 'react'
import type { AssistantMessage } from '../../agent/thread/thread-message'
import { useMessages } from '../../react/messages/use-messages'
import { Markdown } from '../../ui/markdown/Markdown'
import { chatMessages } from '../chat-messages'
import { OwnBoundary } from '../own/OwnBoundary'
import { ToolStep } from '../tools/ToolStep'
import { ChatViewContext } from './chat-view'

/** What the agent says, and the steps that it takes with it. */
export function AgentText({ message, isAtRest }: { readonly message: AssistantMessage; readonly isAtRest: boolean }) {
  const t = useMessages(chatMessages)
  const view = useContext(ChatViewContext)
  const { content, toolCalls, status } = message
  return (
    <>
      {content !== '' && (
        <OwnBoundary
          of={message}
          fallback={<Markdown className="inlay-Message-text" text={content} streaming={status === 'streaming'} />}
          isPartial={status === 'streaming'}
        >
          <Markdown
            className="inlay-Message-text"
            text={content}
            streaming={status === 'streaming'}
            components={view?.markdown}
            allowImage={view?.allowImage}
          />
        </OwnBoundary>
      )}
      {(status === 'cancelled' || status === 'failed') && (
        <p className="inlay-Message-note">{t(status === 'failed' ? 'answerCut' : 'stopped')}</p>
      )}
      {toolCalls.length > 0 && (
        <div className="inlay-Message-steps">
          {toolCalls.map((call) => (
            <ToolStep
              key={call.id}
              call={call}
              view={view?.tools[call.name]}
              hiddenKeys={view?.hiddenKeys}
              waiting={isAtRest}
            />
          ))}
        </div>
      )}
    </>
  )
}
