import {
  forwardRef,
  useCallback,
  useContext,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ClipboardEvent,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
} from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../class-names'
import type { ControlSize } from '../control-size'
import { Field, fieldAttributes, type FieldWords } from '../field/Field'
import { useHoldTyped } from '../form/use-hold-typed'
import { useFormReset } from '../listbox/use-form-reset'
import { useOwnValue } from '../listbox/use-own-value'
import { kitMessages } from '../messages'
import { useAnnounce } from '../root/use-announce'
import { leadsToTags } from '../tag/tag-keys'
import { TagList, type TagListHandle } from '../tag/TagList'
import { addTags, splitTags } from './add-tags'
import { EntryErrors } from './entry-errors'

/** `left`: what was typed is taken when focus goes on. `edited`: the last one was taken back into the input. */
export type TagInputReason = 'typed' | 'pasted' | 'left' | 'removed' | 'edited' | 'reset'

export interface TagInputProps
  extends
    FieldWords,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'size' | 'type' | 'max' | 'required'
    > {
  /** Left out, the field keeps them itself. */
  readonly value?: readonly string[] | undefined
  /** Those at first, where the field keeps them itself. @default [] */
  readonly defaultValue?: readonly string[] | undefined
  /** A tag more, or one less; told are all. */
  readonly onValueChange?:
    | ((value: readonly string[], details: { readonly reason: TagInputReason }) => void)
    | undefined
  /** Says what is wrong with a tag. It is shown with it, so that it can be mended; whether it counts, the form says. */
  readonly checkTag?: ((tag: string) => string | undefined) | undefined
  /** How many there can be; the counter then says how many there are. @default any number */
  readonly max?: number | undefined
  /** What Backspace does to the last one, where nothing is typed. @default 'remove' */
  readonly backspace?: 'remove' | 'edit' | undefined
  /** How high it is. @default 'regular' */
  readonly size?: ControlSize | undefined
}

/**
 * A list of words that people make up: keywords, addresses, domains. Enter and comma add what is typed, and so does
 * leaving; what is pasted is split. None is there twice.
 *
 * Contract: slot classes `inlay-TagInput`, `inlay-Control`, `inlay-Tag`, `-remove`; `data-size`, `data-filled`,
 * `data-invalid`, `data-disabled`, `data-readonly`.
 */
export const TagInput = forwardRef<HTMLInputElement, TagInputProps>(function TagInput(
  {
    label,
    labelHidden,
    hint,
    error,
    required,
    optional,
    counter,
    value: given,
    defaultValue = none,
    onValueChange,
    checkTag,
    max,
    backspace = 'remove',
    size = 'regular',
    name,
    disabled = false,
    readOnly = false,
    placeholder,
    id: givenId,
    className,
    onKeyDown,
    onBlur,
    onPaste,
    ...rest
  },
  ref,
) {
  const t = useMessages(kitMessages)
  const announce = useAnnounce()
  const foundByForm = useContext(EntryErrors)
  const ownId = useId()
  const id = givenId ?? ownId
  const control = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<TagListHandle>(null)
  const [tags, setOwn] = useOwnValue(given, defaultValue)
  const [text, setText] = useState('')
  useHoldTyped(text.trim() !== '')
  /** What came of the last attempt to add, until the next key. */
  const [note, setNote] = useState<{ readonly text: string; readonly known?: string | undefined }>()
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])
  const focusInput = useCallback(() => input.current?.focus(), [])

  const change = (next: readonly string[], reason: TagInputReason) => {
    setOwn(next)
    onValueChange?.(next, { reason })
  }
  useFormReset(control, () => {
    setText('')
    change(defaultValue, 'reset')
  })

  const say = (words: string, known?: string, before?: string) => {
    setNote({ text: words, known })
    announce(before === undefined ? words : `${before}. ${words}`)
  }

  const add = (parts: readonly string[], reason: TagInputReason) => {
    const result = addTags(tags, parts, max)
    const [known] = result.known
    if (result.added.length > 0) change(result.tags, reason)
    // What there is no room for stays to be looked at.
    setText(result.refused.join(', '))
    const added = result.added.length > 0 ? t('tagAdded', { name: result.added.join(', ') }) : undefined
    if (result.refused.length > 0 && max !== undefined) say(t('tagLimit', { max }), undefined, added)
    else if (known !== undefined) say(t('duplicateTag', { tag: known }), known, added)
    else if (added !== undefined) announce(added)
  }

  const remove = (index: number, reason: TagInputReason) => {
    const tag = tags[index]
    if (tag === undefined) return
    setNote(undefined)
    change(
      tags.filter((_, other) => other !== index),
      reason,
    )
    if (reason === 'edited') setText(tag)
    else announce(t('removed', { name: tag }))
  }

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || readOnly || event.nativeEvent.isComposing) return
    const { key } = event
    const typed = text.trim() !== ''
    // Where nothing is typed, Enter is the form's.
    if (key === ',' || key === ';' || (key === 'Enter' && typed)) {
      event.preventDefault()
      if (typed) add(splitTags(text), 'typed')
    } else if (key === 'Backspace' && text === '' && tags.length > 0) {
      event.preventDefault()
      remove(tags.length - 1, backspace === 'edit' ? 'edited' : 'removed')
    } else if (leadsToTags(key, event.currentTarget) && list.current?.enter()) {
      event.preventDefault()
    }
  }

  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event)
    const pasted = event.clipboardData.getData('text')
    // A single word goes to where the caret is.
    if (event.defaultPrevented || readOnly || splitTags(pasted).length < 2) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    const kept = text.slice(0, selectionStart ?? text.length) + text.slice(selectionEnd ?? text.length)
    add(splitTags(`${kept},${pasted}`), 'pasted')
  }

  const wrong = tags.map((tag) => checkTag?.(tag) ?? foundByForm?.(tag))
  const words = {
    label,
    labelHidden,
    hint: note?.text ?? hint,
    error: error ?? wrong.find((reason) => reason !== undefined),
    required,
    optional,
    counter: counter ?? (max === undefined ? undefined : t('countOf', { count: tags.length, max })),
  }

  // A press beside the tags is one into the input.
  const intoInput = {
    onMouseDown: (event: { readonly target: unknown; preventDefault: () => void }) => {
      if (event.target === input.current || (event.target as Element).closest('button')) return
      event.preventDefault()
      focusInput()
    },
  }

  return (
    <Field id={id} className={className} {...words}>
      <div
        ref={control}
        className={classNames('inlay-Control', 'inlay-Picker', 'inlay-TagField', 'inlay-TagInput')}
        data-size={size}
        data-filled={tags.length > 0 ? '' : undefined}
        data-invalid={words.error === undefined ? undefined : ''}
        data-disabled={disabled ? '' : undefined}
        data-readonly={readOnly ? '' : undefined}
        {...intoInput}
      >
        <span className="inlay-TagField-flow">
          <TagList
            ref={list}
            label={label}
            tags={tags.map((tag, index) => ({
              key: tag,
              label: tag,
              invalid: wrong[index],
              known: tag === note?.known,
            }))}
            {...{ disabled, readOnly }}
            onRemove={(index) => remove(index, 'removed')}
            onLeave={focusInput}
          />
          <input
            autoComplete="off"
            autoCapitalize="none"
            {...rest}
            ref={input}
            type="text"
            {...fieldAttributes(id, words)}
            {...{ disabled, readOnly }}
            placeholder={tags.length === 0 ? placeholder : undefined}
            value={text}
            onChange={(event) => {
              setNote(undefined)
              setText(event.target.value)
            }}
            onKeyDown={press}
            onPaste={paste}
            onBlur={(event) => {
              onBlur?.(event)
              if (control.current?.contains(event.relatedTarget)) return
              if (text.trim() === '') setText('')
              else add(splitTags(text), 'left')
            }}
          />
        </span>
        {name !== undefined &&
          tags.map((tag) => <input key={tag} type="hidden" name={name} value={tag} disabled={disabled} />)}
      </div>
    </Field>
  )
})

const none: readonly string[] = []
