import { forwardRef, useImperativeHandle, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../class-names'
import { firstControl } from '../floating/first-control'
import { kitMessages } from '../messages'
import { InlineEditForm } from './InlineEditForm'

export type InlineEditReason = 'enter' | 'blur'

/** `ok: false` keeps the text and shows the error. */
export type InlineEditResult = { readonly ok: true } | { readonly ok: false; readonly error: string }

export interface InlineEditProps {
  readonly value: string
  /** What is edited: “Campaign name”. */
  readonly label: string
  /** Saves a changed value. The text stays in place, with the error, until it has been saved or given up. */
  readonly onSave: (value: string, details: { readonly reason: InlineEditReason }) => Promise<InlineEditResult>
  /** Leaving the field saves or gives up. @default 'save' */
  readonly onBlur?: 'save' | 'cancel' | undefined
  /** Says what is wrong with a value before it is sent. Empty is refused in any case, in general words. */
  readonly check?: ((value: string) => string | undefined) | undefined
  /** A single press begins to edit, or only a double one (where a single one does something else). @default 'press' */
  readonly startBy?: 'press' | 'double-press' | undefined
  readonly onEditingChange?: ((editing: boolean) => void) | undefined
  readonly maxLength?: number | undefined
  /** `title` in page heads: 16 px and 600. @default 'text' */
  readonly size?: 'text' | 'title' | undefined
  /** What stands there while it is not edited, where that is more than the value. @default the value */
  readonly children?: ReactNode
  /**
   * Takes the place of the button that begins to edit, where the value does something else: a link. Editing then begins
   * by the handle.
   */
  readonly display?: ReactNode
  readonly className?: string | undefined
}

export interface InlineEditHandle {
  /** Begins to edit: for a “Rename” in a menu. */
  readonly edit: () => void
}

/**
 * A name that is edited where it stands. Enter saves, Escape gives up, an empty value is refused; what went wrong is
 * said below and the text stays.
 *
 * Contract: slot classes `inlay-InlineEdit`, `-value`, `-input`, `-error`; `data-size`, `data-editing`, `data-busy`.
 */
export const InlineEdit = forwardRef<InlineEditHandle, InlineEditProps>(function InlineEdit(
  { value, label, onSave, onBlur = 'save', check, startBy = 'press', onEditingChange, size = 'text', ...props },
  ref,
) {
  const { maxLength, children, display, className } = props
  const t = useMessages(kitMessages)
  const element = useRef<HTMLSpanElement>(null)
  const returnFocus = useRef(false)
  const [editing, setEditing] = useState(false)

  useLayoutEffect(() => {
    if (editing || !returnFocus.current) return
    returnFocus.current = false
    firstControl(element.current)?.focus()
  }, [editing])

  const change = (next: boolean) => {
    setEditing(next)
    onEditingChange?.(next)
  }
  useImperativeHandle(ref, () => ({ edit: () => change(true) }))

  return (
    <span
      ref={element}
      className={classNames('inlay-InlineEdit', className)}
      data-size={size}
      data-editing={editing ? '' : undefined}
    >
      {editing ? (
        <InlineEditForm
          {...{ value, label, onSave, onBlur, check, maxLength }}
          onDone={(byKey) => {
            // Focus that has gone elsewhere by itself is left there.
            returnFocus.current = byKey
            change(false)
          }}
        />
      ) : (
        (display ?? (
          <button
            type="button"
            className="inlay-InlineEdit-value"
            aria-label={t('edit', { name: `${label}: ${value}` })}
            onClick={(event) => {
              if (startBy === 'press' || event.detail === 0) change(true)
            }}
            onDoubleClick={() => change(true)}
          >
            {children ?? value}
          </button>
        ))
      )}
    </span>
  )
})
