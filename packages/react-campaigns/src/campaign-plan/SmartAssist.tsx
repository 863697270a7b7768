import { useId } from 'react'
import type { SuggestionType } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { Button, Card, Icon, Skeleton } from '@inlay/sdk-core/ui'
import { PenLine, Search, Zap, type LucideIcon } from 'lucide-react'
import type { PlanState } from './agent-state'
import { planMessages } from './messages'
import { RunHistory, type RunHistoryProps } from './RunHistory'
import type { Suggestions } from './use-suggestions'

const cards = [
  { type: 'find-leads', title: 'findLeads', prompt: 'findLeadsPrompt', icon: Search },
  { type: 'enrich-lead-data', title: 'enrich', prompt: 'enrichPrompt', icon: Zap },
  { type: 'draft-campaign-content', title: 'draft', prompt: 'draftPrompt', icon: PenLine },
] as const satisfies readonly {
  readonly type: SuggestionType
  readonly title: keyof typeof planMessages.strings
  readonly prompt: keyof typeof planMessages.strings
  readonly icon: LucideIcon
}[]

export interface SmartAssistProps extends RunHistoryProps {
  readonly suggestions: Suggestions
  /** What the last run has taken of the language model, where that is known. */
  readonly usage: PlanState['usage']
  /** Sends the prompt of a card. */
  readonly onTry: (prompt: string) => void
}

/** Three things that the agent could do next, each with a prompt for this campaign, and what it has done before. */
export function SmartAssist({ suggestions, usage, onTry, ...history }: SmartAssistProps) {
  const t = useMessages(planMessages)
  const id = useId()
  // Nothing can be asked while the agent does something.
  const { working } = history
  return (
    <div className="inlay-SmartAssist">
      <p className="inlay-SmartAssist-lead">{t(suggestions.hasOwn ? 'assistLead' : 'assistDefault')}</p>
      {cards.map(({ type, title, prompt, icon }) => {
        const text = suggestions.textOf(type) ?? t(prompt)
        return (
          <Card
            key={type}
            role="group"
            aria-labelledby={`${id}-${type}`}
            className="inlay-SmartAssist-card"
            data-type={type}
          >
            <h2 id={`${id}-${type}`} className="inlay-SmartAssist-title">
              <Icon icon={icon} />
              {t(title)}
            </h2>
            {suggestions.isLoading ? (
              <span className="inlay-SmartAssist-waiting" aria-busy="true" aria-label={t('loadingPrompts')} role="img">
                <Skeleton width="92%" height="14px" />
                <Skeleton width="64%" height="14px" />
              </span>
            ) : (
              <p className="inlay-SmartAssist-prompt">{text}</p>
            )}
            <Button
              size="compact"
              disabledReason={working ? t('whileWorking') : suggestions.isLoading ? t('loadingPrompts') : undefined}
              onClick={() => onTry(text)}
            >
              {t('tryThis')}
            </Button>
          </Card>
        )
      })}
      {usage && <p className="inlay-SmartAssist-usage">{t('used', usage)}</p>}
      <RunHistory {...history} />
    </div>
  )
}
