import { useEffect, useMemo } from 'react'
import type { InterruptAnswer } from '../../agent/session/agent-session'
import type { Interrupt } from '../../agent/thread/thread-state'
import { useMessages } from '../../react/messages/use-messages'
import { Button } from '../../ui/button/Button'
import { useAnnounce } from '../../ui/root/use-announce'
import { chatMessages } from '../chat-messages'
import { answerForm } from './answer-form'
import { NumberAnswer } from './NumberAnswer'
import { TextAnswer } from './TextAnswer'

export interface QuestionProps {
  readonly interrupt: Interrupt
  readonly onAnswer: (answer: Omit<InterruptAnswer, 'interruptId'>) => void
}

/** What the agent asks before it goes on. */
export function Question({ interrupt, onAnswer }: QuestionProps) {
  const t = useMessages(chatMessages)
  const announce = useAnnounce()
  const form = useMemo(() => answerForm(interrupt), [interrupt])
  const words = interrupt.message ?? t('questionPlain')
  useEffect(() => announce(words), [announce, words])
  const refuse = () => onAnswer({ status: 'cancelled' })
  const resolve = (payload: unknown) => onAnswer({ status: 'resolved', payload })
  return (
    <div className="inlay-AgentChat-question">
      <p className="inlay-AgentChat-asked" dir="auto">
        {words}
      </p>
      {form.kind === 'approval' && (
        <div className="inlay-AgentChat-answers">
          <Button size="compact" variant="primary" onClick={() => resolve(form.payload(true))}>
            {t('approve')}
          </Button>
          <Button size="compact" onClick={() => resolve(form.payload(false))}>
            {t('refuse')}
          </Button>
        </div>
      )}
      {form.kind === 'choice' && (
        <div className="inlay-AgentChat-answers">
          {form.options.map((option) => (
            <Button key={option} size="compact" onClick={() => resolve(form.payload(option))}>
              {option}
            </Button>
          ))}
          <Button size="compact" variant="ghost" onClick={refuse}>
            {t('refuse')}
          </Button>
        </div>
      )}
      {form.kind === 'number' && (
        <NumberAnswer bounds={form} onAnswer={(value) => resolve(form.payload(value))} onRefuse={refuse} />
      )}
      {form.kind === 'text' && <TextAnswer onAnswer={(text) => resolve(form.payload(text))} onRefuse={refuse} />}
    </div>
  )
}
