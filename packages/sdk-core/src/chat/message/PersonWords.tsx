import { useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { Button } from '../../ui/button/Button'
import { useOverflow } from '../../ui/markdown/use-overflow'
import { chatMessages } from '../chat-messages'

/** What a person wrote. Much of it, such as a text that was pasted, is folded: the conversation is around it. */
export function PersonWords({ text }: { readonly text: string }) {
  if (text === '') return null
  if (mayBeLong(text)) return <FoldedWords text={text} />
  return (
    <p className="inlay-Message-words" dir="auto">
      {text}
    </p>
  )
}

function FoldedWords({ text }: { readonly text: string }) {
  const t = useMessages(chatMessages)
  const id = useId()
  const area = useRef<HTMLParagraphElement>(null)
  const words = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const overflows = useOverflow(area, words)
  const wasOpen = useRef(false)
  useEffect(() => {
    // All that stood above the button is gone.
    if (wasOpen.current && !open) button.current?.scrollIntoView({ block: 'nearest' })
    wasOpen.current = open
  }, [open])
  return (
    <>
      <p
        ref={area}
        id={id}
        className="inlay-Message-words"
        data-folded={open ? undefined : ''}
        data-cut={overflows ? '' : undefined}
        dir="auto"
      >
        <span ref={words}>{text}</span>
      </p>
      {(overflows || open) && (
        <Button
          ref={button}
          variant="link"
          size="compact"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t(open ? 'showLess' : 'showAll')}
        </Button>
      )}
    </>
  )
}

/** Most messages are short, and need not be measured. */
function mayBeLong(text: string): boolean {
  return text.length > 400 || text.split('\n').length > 12
}
