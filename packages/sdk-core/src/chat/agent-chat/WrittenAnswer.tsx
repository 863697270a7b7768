import type { ReactNode } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { Button } from '../../ui/button/Button'
import { chatMessages } from '../chat-messages'

/** An answer that is written: its field, and what is done with it. */
export function WrittenAnswer({
  children,
  isEmpty,
  onSubmit,
  onRefuse,
}: {
  readonly children: ReactNode
  readonly isEmpty: boolean
  readonly onSubmit: () => void
  readonly onRefuse: () => void
}) {
  const t = useMessages(chatMessages)
  return (
    <form
      className="inlay-AgentChat-answers"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty) onSubmit()
      }}
    >
      {children}
      <Button type="submit" variant="primary" aria-disabled={isEmpty || undefined}>
        {t('answerSend')}
      </Button>
      <Button onClick={onRefuse}>{t('refuse')}</Button>
    </form>
  )
}
