import type { AgentError } from '../../agent/session/agent-error'
import { useMessages } from '../../react/messages/use-messages'
import { Button } from '../../ui/button/Button'
import { Skeleton } from '../../ui/skeleton/Skeleton'
import { ErrorState } from '../../ui/states/ErrorState'
import { tooltipAttributes } from '../../ui/tooltip/tooltip-attributes'
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden'
import { chatMessages } from '../chat-messages'
import type { ChatSuggestion } from './chat-agent'
import { useErrorWords } from './use-error-words'

/** A conversation that is on its way: a question, and an answer of some lines. */
export function LoadingChat() {
  const t = useMessages(chatMessages)
  return (
    <div className="inlay-AgentChat-loading inlay-AgentChat-lane">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton width="46%" height="58px" shape="block" className="inlay-AgentChat-loadingAsk" />
      {['92%', '84%', '88%', '40%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}

export function FailedChat({ error, onRetry }: { readonly error: AgentError; readonly onRetry: () => void }) {
  const t = useMessages(chatMessages)
  const words = useErrorWords()(error)
  return (
    <div className="inlay-AgentChat-face">
      <ErrorState title={t('loadFailed')} requestId={error.requestId} onRetry={onRetry}>
        {words}
      </ErrorState>
    </div>
  )
}

export function EmptyChat({
  title,
  suggestions,
  onSuggestion,
}: {
  readonly title: string | undefined
  readonly suggestions: readonly ChatSuggestion[]
  readonly onSuggestion: (text: string) => void
}) {
  const t = useMessages(chatMessages)
  return (
    <div className="inlay-AgentChat-face inlay-AgentChat-lane">
      <h2 className="inlay-AgentChat-title">{title ?? t('emptyTitle')}</h2>
      {suggestions.length > 0 && (
        <ul className="inlay-AgentChat-suggestions" aria-label={t('suggestions')}>
          {suggestions.map((suggestion) => (
            <li key={suggestion.title}>
              <Button
                {...(suggestion.text !== undefined && tooltipAttributes({ text: suggestion.text }))}
                onClick={() => onSuggestion(suggestion.text ?? suggestion.title)}
              >
                {suggestion.title}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
