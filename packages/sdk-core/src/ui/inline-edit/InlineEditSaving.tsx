import { useLayoutEffect, useRef } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { kitMessages } from '../messages'
import { Spinner } from '../spinner/Spinner'

interface InlineEditSavingProps {
  readonly label: string
  readonly text: string
  /** Takes the focus of the field whose place it has. */
  readonly focus: boolean
}

/** What was typed, as text, for as long as it is being saved. */
export function InlineEditSaving({ label, text, focus }: InlineEditSavingProps) {
  const t = useMessages(kitMessages)
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (focus) button.current?.focus()
  }, [focus])
  return (
    <span className="inlay-InlineEdit-field" data-busy="">
      <button
        ref={button}
        type="button"
        className="inlay-InlineEdit-value"
        aria-label={t('savingValue', { name: text === '' ? label : `${label}: ${text}` })}
        aria-disabled
        aria-busy
      >
        {text || label}
      </button>
      <Spinner />
    </span>
  )
}
