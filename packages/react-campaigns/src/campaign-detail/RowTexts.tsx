import { useEffect, useId, useRef } from 'react'
import { useMessages } from '@inlay/sdk-core/react'
import { Button, IconButton, TextArea } from '@inlay/sdk-core/ui'
import { Plus, X } from 'lucide-react'
import { audienceMessages } from './audience-messages'
import { typedTexts } from './row-values'

export interface RowTextsProps {
  readonly label: string
  /** As `typedText` writes them. */
  readonly value: string
  readonly onValueChange: (value: string) => void
  readonly error?: string | undefined
  readonly hint?: string | undefined
}

/** Several texts of one field, each to be written in lines of its own. */
export function RowTexts({ label, value, onValueChange, error, hint }: RowTextsProps) {
  const t = useMessages(audienceMessages)
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const texts = typedTexts(value)
  const change = (next: readonly string[]) => onValueChange(JSON.stringify(next))
  const isAdded = useRef(false)
  useEffect(() => {
    if (!isAdded.current) return
    isAdded.current = false
    group.current?.querySelector<HTMLElement>('.inlay-RowDrawer-textsEntry:last-of-type textarea')?.focus()
  }, [texts.length])
  return (
    <div ref={group} role="group" aria-labelledby={id} className="inlay-RowDrawer-texts">
      <span id={id} className="inlay-RowDrawer-textsLabel">
        {label}
      </span>
      {texts.map((text, at) => (
        // They are told apart by their place alone.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="inlay-RowDrawer-textsEntry">
          <TextArea
            label={t('textNumber', { field: label, at: at + 1 })}
            labelHidden
            minRows={2}
            value={text}
            onValueChange={(next) => change(texts.with(at, next))}
            error={at === 0 ? error : undefined}
            hint={at === 0 ? hint : undefined}
          />
          <IconButton
            icon={X}
            size="compact"
            label={t('removeText', { field: label, at: at + 1 })}
            onClick={() => {
              change(texts.toSpliced(at, 1))
              group.current?.querySelector<HTMLElement>('.inlay-RowDrawer-textsAdd')?.focus()
            }}
          />
        </div>
      ))}
      <Button
        className="inlay-RowDrawer-textsAdd"
        variant="ghost"
        size="compact"
        icon={Plus}
        onClick={() => {
          isAdded.current = true
          change([...texts, ''])
        }}
      >
        {t('addText')}
      </Button>
    </div>
  )
}
