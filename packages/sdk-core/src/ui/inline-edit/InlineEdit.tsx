import { forwardRef, useImperativeHandle, useRef, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../class-names'
import { useOwnValue } from '../listbox/use-own-value'
import { kitMessages } from '../messages'
import { InlineEditInput } from './InlineEditInput'
import { InlineEditSaving } from './InlineEditSaving'
import { useInlineEdit } from './use-inline-edit'

/** By what a value was saved; `keep-mine` in spite of the change of somebody else that the result before named. */
export type InlineEditReason = 'enter' | 'blur' | 'keep-mine'

/** By what editing began (`pressed`, `handle`) and ended. */
export type InlineEditingReason =
  | 'pressed'
  | 'handle'
  | 'saved'
  | 'unchanged'
  | 'escape'
  | 'blur'
  | 'given-up'
  | 'use-theirs'

/** `ok: false` keeps the text and shows the error. */
export type InlineEditResult =
  | { readonly ok: true }
  /** There is nothing to mend: the value is the one before, and the field closes. */
  | { readonly ok: false; readonly givenUp: true }
  | {
      readonly ok: false
      readonly givenUp?: undefined
      readonly error: string
      /** What somebody else has made of the value meanwhile: the person chooses between that and what was typed. */
      readonly theirs?: string | undefined
    }

export interface InlineEditProps extends Omit<
  ComponentPropsWithoutRef<'span'>,
  'children' | 'defaultValue' | 'onBlur' | 'onChange'
> {
  /** What is saved; left out, what was saved last is kept here. */
  readonly value?: string | undefined
  /** What it begins with where it keeps its value itself. @default '' */
  readonly defaultValue?: string | undefined
  /** What is edited: “Campaign name”. */
  readonly label: string
  /**
   * Saves a changed value. What was typed stays in place until it has been saved; `ok: false` brings the field back with
   * the error, and so does a promise that is rejected, in general words.
   */
  readonly onSave: (
    value: string,
    details: { readonly reason: InlineEditReason },
  ) => InlineEditResult | Promise<InlineEditResult>
  /** Leaving the field saves, gives up, or leaves it as it is for when one comes back. @default 'save' */
  readonly onBlur?: 'save' | 'cancel' | 'keep' | undefined
  /** Says what is wrong with a value before it is sent. */
  readonly check?: ((value: string) => string | undefined) | undefined
  /** An empty value may be saved; else it is refused, in the words of `check` or general ones. @default false */
  readonly allowEmpty?: boolean | undefined
  /** Stands there while there is no value: “Add a description”. @default the label */
  readonly placeholder?: string | undefined
  /** A single press begins to edit, or only a double one (where a single one does something else). @default 'press' */
  readonly startBy?: 'press' | 'double-press' | undefined
  /** Somebody has begun or ended to edit. */
  readonly onEditingChange?: ((editing: boolean, details: { readonly reason: InlineEditingReason }) => void) | undefined
  /** How many characters can be typed. */
  readonly maxLength?: number | undefined
  /** `title` in page heads: 16 px and 600. @default 'text' */
  readonly size?: 'text' | 'title' | undefined
  /** May be read and not changed. @default false */
  readonly readOnly?: boolean | undefined
  /** What stands there is wrong, and what is around it says why. @default false */
  readonly invalid?: boolean | undefined
  /** What stands there while it is not edited, where that is more than the value. @default the value */
  readonly children?: ReactNode
  /**
   * Takes the place of the button that begins to edit, where the value does something else: a link. Editing then begins
   * by the handle.
   */
  readonly display?: ReactNode
  /** Begins to edit from elsewhere. */
  readonly handle?: Ref<InlineEditHandle> | undefined
}

export interface InlineEditHandle {
  /** Begins to edit: for a “Rename” in a menu. */
  readonly edit: () => void
}

/**
 * A name that is edited where it stands. Enter saves, Escape gives up, an empty value is refused; while it is saved, what
 * was typed stands there as text; what went wrong is said below and the text stays to be mended. Where somebody else has
 * changed the value meanwhile, the person says which of the two it is to be.
 *
 * Contract: slot classes `inlay-InlineEdit`, `-value`, `-input`, `-error`, `-choices`; `data-size`, `data-editing`, `data-busy`,
 * `data-invalid`, `data-empty`.
 */
export const InlineEdit = forwardRef<HTMLSpanElement, InlineEditProps>(function InlineEdit(
  {
    value: given,
    defaultValue = '',
    label,
    onSave,
    onBlur = 'save',
    check,
    allowEmpty = false,
    placeholder,
    startBy = 'press',
    onEditingChange,
    maxLength,
    size = 'text',
    readOnly = false,
    invalid = false,
    children,
    display,
    handle,
    className,
    ...rest
  },
  ref,
) {
  const t = useMessages(kitMessages)
  const element = useRef<HTMLSpanElement>(null)
  const [value, setOwn] = useOwnValue(given, defaultValue)
  const { state, edit, type, save, giveUp, takeTheirs, leave } = useInlineEdit(element, {
    ...{ value, label, onSave, onBlur, check, allowEmpty, onEditingChange },
    onSaved: setOwn,
  })
  useImperativeHandle<HTMLSpanElement | null, HTMLSpanElement | null>(ref, () => element.current, [])
  useImperativeHandle(handle, () => ({
    edit: () => {
      if (!readOnly) edit('handle')
    },
  }))

  const empty = value === '' && children === undefined
  const shown = empty ? (placeholder ?? label) : (children ?? value)
  return (
    <span
      {...rest}
      ref={element}
      className={classNames('inlay-InlineEdit', className)}
      data-size={size}
      data-editing={state.status === 'shown' ? undefined : ''}
      data-busy={state.status === 'saving' ? '' : undefined}
      data-invalid={invalid || (state.status === 'typing' && state.error !== undefined) ? '' : undefined}
      data-empty={empty ? '' : undefined}
    >
      {state.status === 'typing' && (
        <InlineEditInput
          {...{ state, label, maxLength, placeholder, invalid }}
          unsaved={onBlur !== 'cancel' && state.text.trim() !== value.trim()}
          onType={type}
          onSave={save}
          onGiveUp={giveUp}
          onTakeTheirs={takeTheirs}
          onLeave={leave}
        />
      )}
      {state.status === 'saving' && (
        <InlineEditSaving label={label} text={state.text} focus={state.reason !== 'blur'} />
      )}
      {state.status === 'shown' &&
        (display ??
          (readOnly ? (
            <span className="inlay-InlineEdit-value" data-readonly="">
              {shown}
            </span>
          ) : (
            <button
              type="button"
              className="inlay-InlineEdit-value"
              aria-label={t('edit', { name: named(label, empty ? placeholder : value) })}
              onClick={(event) => {
                if (startBy === 'press' || event.detail === 0) edit('pressed')
              }}
              onDoubleClick={() => edit('pressed')}
            >
              {shown}
            </button>
          )))}
    </span>
  )
})

/** What is seen is part of the name, so that it can be called by voice. */
function named(label: string, seen: string | undefined): string {
  return seen ? `${label}: ${seen}` : label
}
