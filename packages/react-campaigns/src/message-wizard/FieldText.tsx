import { forwardRef, useId, useImperativeHandle, useLayoutEffect, useRef, type ReactNode } from 'react'
import { templateParts, type TemplatePart } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { Field, fieldAttributes, type FieldWords } from '@inlay/sdk-core/ui'
import { flushSync } from 'react-dom'
import { keyedEntries } from '../campaign-detail/keyed-entries'
import type { Naming } from './field-completion'
import { fieldMeant } from './field-meant'
import { FieldSuggestions, optionId } from './FieldSuggestions'
import { messageWizardMessages } from './messages'
import { placesOf } from './placeholder-faults'
import { isLeftOpen } from './is-left-open'
import { replaceInField } from './replace-in-field'
import { senderMeant } from './sender-meant'
import type { ContactFields } from './use-contact-fields'
import { useFieldCompletion } from './use-field-completion'

export interface FieldTextProps extends FieldWords {
  readonly value: string
  readonly onValueChange: (value: string) => void
  /** A field is being named, with others offered for it; nothing once that is over. */
  readonly onNaming: (naming: Naming | undefined) => void
  readonly fields: ContactFields
  /** @default 'many' */
  readonly lines?: 'one' | 'many' | undefined
  readonly placeholder?: string | undefined
  /** What can be read about it, beside its hint or error. */
  readonly describedBy?: string | undefined
  readonly maxLength?: number | undefined
  /** Within its frame, at the end. */
  readonly end?: ReactNode
}

export interface FieldTextHandle {
  readonly focus: () => void
  /** Begins to name a field where the caret is. */
  readonly insertField: () => void
  /** Puts a field wherever a placeholder stands that is none. */
  readonly nameField: (placeholder: string, field: string) => void
  /** Selects a placeholder where it stands first, so that what is typed takes its place. */
  readonly select: (placeholder: string) => void
}

/** Text in which fields of a contact can stand: they are marked, and offered as their names are typed. */
export const FieldText = forwardRef<FieldTextHandle, FieldTextProps>(function FieldText(
  { value, onValueChange, onNaming, fields, lines = 'many', placeholder, describedBy, maxLength, end, ...words },
  ref,
) {
  const t = useMessages(messageWizardMessages)
  const id = useId()
  const listId = `${id}-fields`
  const area = useRef<HTMLTextAreaElement>(null)
  const mirror = useRef<HTMLDivElement>(null)
  const completion = useFieldCompletion({ field: area, mirror, fields: fields.list })
  const { shown, active } = completion
  const [from, to] = [shown?.from, shown?.to]
  // Before anything is painted: what is said of the text never tells of half a name.
  useLayoutEffect(() => {
    if (from === undefined || to === undefined) return undefined
    onNaming({ from, to })
    return () => onNaming(undefined)
  }, [onNaming, from, to])
  useImperativeHandle(
    ref,
    () => ({
      focus: () => area.current?.focus(),
      insertField() {
        const element = area.current
        if (!element) return
        const { selectionStart: from, selectionEnd: to } = element
        replaceInField(element, { from, to, text: '{{' })
      },
      nameField(placeholder, field) {
        const element = area.current
        if (!element) return
        // From the last on, as those before keep their places then.
        for (const from of placesOf(placeholder, element.value).toReversed()) {
          replaceInField(element, { from, to: from + placeholder.length, text: `{{${field}}}` })
        }
      },
      select(placeholder) {
        const element = area.current
        const [from] = element ? placesOf(placeholder, element.value) : []
        if (from === undefined) return
        element?.focus()
        element?.setSelectionRange(from, from + placeholder.length)
      },
    }),
    [],
  )
  return (
    <Field id={id} {...words}>
      <div
        className="inlay-Control inlay-FieldText"
        data-lines={lines}
        data-invalid={words.error === undefined ? undefined : ''}
      >
        <div className="inlay-FieldText-box">
          <div ref={mirror} aria-hidden className="inlay-FieldText-mirror">
            {keyedEntries(templateParts(value)).map(({ key, entry: part }) =>
              part.kind === 'text' ? (
                part.text
              ) : (
                <mark key={key} data-kind={markOf(part, fields)}>
                  {part.text}
                </mark>
              ),
            )}
            {/* A line that is empty has its height all the same. */}
            {'\u200b'}
          </div>
          <textarea
            ref={area}
            {...fieldAttributes(id, words, describedBy)}
            dir="auto"
            rows={1}
            value={value}
            maxLength={maxLength}
            placeholder={placeholder}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={shown ? listId : undefined}
            aria-activedescendant={shown ? optionId(listId, active) : undefined}
            onChange={(event) => {
              const typed = event.target.value
              flushSync(() => onValueChange(lines === 'one' ? typed.replaceAll(/\s*\n\s*/g, ' ') : typed))
              completion.typed()
            }}
            onSelect={completion.moved}
            onBlur={completion.close}
            onKeyDown={(event) => {
              if (completion.pressed(event)) return
              if (lines === 'one' && event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault()
            }}
          />
          {shown && (
            <FieldSuggestions
              id={listId}
              label={t('fields')}
              fields={shown.fields}
              active={active}
              onActive={completion.setActive}
              onPick={completion.pick}
              at={shown.at}
            />
          )}
        </div>
        {end}
      </div>
    </Field>
  )
})

function markOf(part: Exclude<TemplatePart, { readonly kind: 'text' }>, { names, list, sender }: ContactFields) {
  if (part.kind === 'field') return names.has(part.field) ? 'field' : 'unknown'
  if ((fieldMeant(part.wish, list) ?? senderMeant(part.wish, sender)) !== undefined) return 'field'
  return isLeftOpen(part.text) ? 'unknown' : 'wish'
}
