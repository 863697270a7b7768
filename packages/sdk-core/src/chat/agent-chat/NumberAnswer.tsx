import { useState } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { formMessages } from '../../ui/form/form-messages'
import { NumberField } from '../../ui/number-field/NumberField'
import { useLocale } from '../../ui/root/use-locale'
import { chatMessages } from '../chat-messages'
import type { NumberBounds } from './answer-form'
import { WrittenAnswer } from './WrittenAnswer'

/** As fine as people write numbers. */
const finest = 6

/** An answer that is a number, within what the agent takes. */
export function NumberAnswer({
  bounds: { whole, min, max },
  onAnswer,
  onRefuse,
}: {
  readonly bounds: NumberBounds
  readonly onAnswer: (value: number) => void
  readonly onRefuse: () => void
}) {
  const t = useMessages(chatMessages)
  const words = useMessages(formMessages)
  const locale = useLocale()
  const [value, setValue] = useState<number | null>(null)
  const [refused, setRefused] = useState(false)
  const outside = value === null ? undefined : boundCrossed(value, min, max)
  return (
    <WrittenAnswer
      isEmpty={value === null}
      onSubmit={() => {
        setRefused(outside !== undefined)
        if (value !== null && outside === undefined) onAnswer(value)
      }}
      onRefuse={onRefuse}
    >
      <NumberField
        label={t('answerLabel')}
        labelHidden
        value={value}
        onValueChange={setValue}
        min={min}
        max={max}
        // What is sent is what was written, so nothing is put right unseen.
        clamped={false}
        error={refused && outside ? words(outside.words, { value: outside.bound.toLocaleString(locale) }) : undefined}
        fractionDigits={whole ? 0 : finest}
        className="inlay-AgentChat-answer"
      />
    </WrittenAnswer>
  )
}

function boundCrossed(value: number, min: number | undefined, max: number | undefined) {
  if (min !== undefined && value < min) return { words: 'numberTooSmall', bound: min } as const
  if (max !== undefined && value > max) return { words: 'numberTooLarge', bound: max } as const
  return undefined
}
