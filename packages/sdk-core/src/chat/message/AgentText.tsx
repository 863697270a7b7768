import { useContext } from 'react'
import { RotateCcw } from 'lucide-react'
import type { AssistantMessage } from '../../agent/thread/thread-message'
import { useMessages } from '../../react/messages/use-messages'
import { CopyButton } from '../../ui/copy-button/CopyButton'
import { IconButton } from '../../ui/icon-button/IconButton'
import { Markdown } from '../../ui/markdown/Markdown'
import { chatMessages } from '../chat-messages'
import { OwnBoundary } from '../own/OwnBoundary'
import { ToolStep } from '../tools/ToolStep'
import { ChatViewContext } from './chat-view'

/** What the agent says, and the steps that it takes with it. */
export function AgentText({
  message,
  endsTurn,
  isAtRest,
  canRetry,
}: {
  readonly message: AssistantMessage
  readonly endsTurn: boolean
  readonly isAtRest: boolean
  /** It is the last answer, and another one can be asked for. */
  readonly canRetry: boolean
}) {
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
      {endsTurn && content !== '' && status !== 'streaming' && (
        <AnswerActions messageId={message.id} canRetry={canRetry} />
      )}
    </>
  )
}

function AnswerActions({ messageId, canRetry }: { readonly messageId: string; readonly canRetry: boolean }) {
  const t = useMessages(chatMessages)
  const view = useContext(ChatViewContext)
  if (!view) return null
  return (
    <div className="inlay-Message-actions" data-latest={canRetry ? '' : undefined}>
      <CopyButton size="compact" label={t('copyAnswer')} text={() => view.turnText(messageId)} />
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
