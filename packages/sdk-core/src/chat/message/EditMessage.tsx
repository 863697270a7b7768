import { useEffect, useId, useRef, useState } from 'react'
import type { MessageContent } from '../../agent/thread/thread-message'
import { useMessages } from '../../react/messages/use-messages'
import { Button } from '../../ui/button/Button'
import { useAutoGrow } from '../../ui/text-area/use-auto-grow'
import { chatMessages } from '../chat-messages'
import { contentOf, partsOf } from '../composer/attachment'
import { sendsMessage } from '../composer/sends-message'
import { MessageFiles } from './MessageFiles'
import { textOfContent } from './message-text'

export interface EditMessageProps {
  readonly content: MessageContent
  /** So many later messages of the person are not in the conversation that goes on from here. */
  readonly takesAway: number
  readonly onCancel: () => void
  /** With the files that came with it. */
  readonly onSend: (content: MessageContent) => void
}

/** A message of a person, being written anew. */
export function EditMessage({ content, takesAway, onCancel, onSend }: EditMessageProps) {
  const t = useMessages(chatMessages)
  const area = useRef<HTMLTextAreaElement>(null)
  const hintId = useId()
  const [value, setValue] = useState(() => textOfContent(content))
  const parts = partsOf(content)
  useAutoGrow(area, { minRows: 1, maxRows: 12, value })

  // It was asked for by a press on a button that this takes the place of.
  useEffect(() => {
    area.current?.focus()
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length)
  }, [])

  const send = () => {
    if (value.trim() !== '' || parts.length > 0) onSend(contentOf(value.trim(), parts))
  }
  return (
    <form
      className="inlay-Message-edit"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <MessageFiles content={content} />
      <textarea
        ref={area}
        className="inlay-Message-editText"
        dir="auto"
        rows={1}
        enterKeyHint="send"
        aria-label={t('editLabel')}
        aria-describedby={takesAway > 0 ? hintId : undefined}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={(event) => {
          if (sendsMessage(event.nativeEvent)) {
            event.preventDefault()
            send()
          } else if (event.key === 'Escape') {
            // A dialog of the page would close with it.
            event.preventDefault()
            event.stopPropagation()
            onCancel()
          }
        }}
      />
      {takesAway > 0 && (
        <p id={hintId} className="inlay-Message-editHint">
          {t('editTakesAway', { count: takesAway })}
        </p>
      )}
      <div className="inlay-Message-editBar">
        <Button size="compact" variant="ghost" onClick={onCancel}>
          {t('cancelEdit')}
        </Button>
        <Button size="compact" variant="primary" type="submit">
          {t('saveEdit')}
        </Button>
      </div>
    </form>
  )
}
