import { useState } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { TextField } from '../../ui/text-field/TextField'
import { chatMessages } from '../chat-messages'
import { WrittenAnswer } from './WrittenAnswer'

/** An answer in words. */
export function TextAnswer({
  onAnswer,
  onRefuse,
}: {
  readonly onAnswer: (text: string) => void
  readonly onRefuse: () => void
}) {
  const t = useMessages(chatMessages)
  const [text, setText] = useState('')
  return (
    <WrittenAnswer isEmpty={text.trim() === ''} onSubmit={() => onAnswer(text.trim())} onRefuse={onRefuse}>
      <TextField
        label={t('answerLabel')}
        labelHidden
        value={text}
        onValueChange={setText}
        className="inlay-AgentChat-answer"
      />
    </WrittenAnswer>
  )
}
