import { useEffect, useMemo, useState } from 'react'
import type { InterruptAnswer } from '../../agent/session/agent-session'
import type { Interrupt } from '../../agent/thread/thread-state'
import { useMessages } from '../../react/messages/use-messages'
import { Button } from '../../ui/button/Button'
import { useAnnounce } from '../../ui/root/use-announce'
import { TextField } from '../../ui/text-field/TextField'
import { chatMessages } from '../chat-messages'
import { answerForm } from './answer-form'

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
        </div>
      )}
      {form.kind === 'text' && (
        <TextAnswer
          onAnswer={(text) => resolve(form.payload(text))}
          onRefuse={() => onAnswer({ status: 'cancelled' })}
        />
      )}
    </div>
  )
}

function TextAnswer({
  onAnswer,
  onRefuse,
}: {
  readonly onAnswer: (text: string) => void
  readonly onRefuse: () => void
}) {
  const t = useMessages(chatMessages)
  const [text, setText] = useState('')
  return (
    <form
      className="inlay-AgentChat-answers"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') onAnswer(text.trim())
      }}
    >
      <TextField
        label={t('answerLabel')}
        labelHidden
        value={text}
        onValueChange={setText}
        className="inlay-AgentChat-answer"
      />
      <Button type="submit" variant="primary" aria-disabled={text.trim() === '' || undefined}>
        {t('answerSend')}
      </Button>
      <Button onClick={onRefuse}>{t('refuse')}</Button>
    </form>
  )
}
