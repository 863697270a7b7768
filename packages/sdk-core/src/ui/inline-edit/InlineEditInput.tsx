import { useId, useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { activeElement } from '../floating/active-element'
import { useLeaveGuard } from '../leave-guard/use-leave-guard'
import type { InlineEditReason } from './InlineEdit'
import { InlineEditError } from './InlineEditError'
import type { TypingState } from './use-inline-edit'

interface InlineEditInputProps {
  readonly state: TypingState
  /** What was typed would be lost where one leaves. */
  readonly unsaved: boolean
  readonly label: string
  readonly maxLength: number | undefined
  readonly placeholder: string | undefined
  readonly invalid: boolean
  readonly onType: (text: string) => void
  readonly onSave: (reason: InlineEditReason) => void
  readonly onGiveUp: () => void
  readonly onTakeTheirs: (theirs: string) => void
  readonly onLeave: () => void
}

/** The field of an `InlineEdit`, and what is wrong with what stands in it. */
export function InlineEditInput({
  state: { text, error, theirs, focus },
  unsaved,
  label,
  maxLength,
  placeholder,
  invalid,
  onType,
  onSave,
  onGiveUp,
  onTakeTheirs,
  onLeave,
}: InlineEditInputProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { dialog } = useLeaveGuard({ when: unsaved, onStay: () => input.current?.focus() })

  useLayoutEffect(() => {
    const field = input.current
    if (!field || focus === 'none') return
    field.focus()
    if (focus === 'all') field.select()
    else field.setSelectionRange(field.value.length, field.value.length)
  }, [focus, error])

  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    // A name is often edited inside something that has keys of its own.
    event.stopPropagation()
    if (event.key === 'Enter') {
      event.preventDefault()
      onSave('enter')
    }
    if (event.key === 'Escape') {
      event.preventDefault()
      onGiveUp()
    }
  }

  const leave = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    // Another window has taken over: here it still has focus. Or it is asked whether to leave: nothing is decided yet.
    if (activeElement(currentTarget) !== currentTarget && !dialog) onLeave()
  }

  return (
    <>
      <span className="inlay-InlineEdit-field">
        {/* As wide as its text: the same text stands behind it in the same cell. */}
        <span aria-hidden className="inlay-InlineEdit-sizer">
          {text || placeholder || ' '}
        </span>
        <input
          ref={input}
          className="inlay-InlineEdit-input"
          aria-label={label}
          aria-invalid={invalid || error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          {...{ maxLength, placeholder }}
          value={text}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={press}
          onBlur={leave}
        />
      </span>
      {error !== undefined && (
        <InlineEditError
          id={`${id}-error`}
          {...{ error, theirs, onTakeTheirs, onGiveUp }}
          onKeepMine={() => onSave('keep-mine')}
        />
      )}
      {dialog}
    </>
  )
}
