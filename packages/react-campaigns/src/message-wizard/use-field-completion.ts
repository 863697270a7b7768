import { useState, type KeyboardEvent, type RefObject } from 'react'
import { useAnnounce } from '@inlay/sdk-core/ui'
import { useMessages } from '@inlay/sdk-core/react'
import { placeInMirror } from './caret-place'
import { completionAt, matchingFields, type Completion } from './field-completion'
import { messageWizardMessages } from './messages'
import { replaceInField } from './replace-in-field'
import type { TemplateField } from './template-fields'

interface Shown extends Completion {
  readonly fields: readonly TemplateField[]
  readonly at: { readonly left: number; readonly top: number; readonly bottom: number }
}

export interface FieldCompletionOptions {
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** Shows the same text in the same way, to find out where the caret is. */
  readonly mirror: RefObject<HTMLElement | null>
  readonly fields: readonly TemplateField[]
}

/** Names of fields are offered while one is being typed. */
export function useFieldCompletion({ field, mirror, fields }: FieldCompletionOptions) {
  const t = useMessages(messageWizardMessages)
  const announce = useAnnounce()
  const [shown, setShown] = useState<Shown>()
  const [active, setActive] = useState(0)
  const close = () => setShown(undefined)

  function pick({ name }: TemplateField) {
    const element = field.current
    if (!element || !shown) return
    replaceInField(element, { from: shown.from, to: shown.to, text: `{{${name}}}` })
    close()
  }
  return {
    shown,
    active,
    setActive,
    pick,
    close,
    /** Something has been typed. The text is shown first, so that the caret has its place. */
    typed() {
      const element = field.current
      if (!element) return
      const completion = completionAt(element.value, element.selectionStart)
      const found = completion ? matchingFields(fields, completion.query) : []
      if (!completion || found.length === 0 || !mirror.current) {
        close()
        return
      }
      setShown({ ...completion, fields: found, at: placeInMirror(mirror.current, completion.from) })
      setActive(0)
      if (shown?.fields.length !== found.length) announce(t('fieldsFound', { count: found.length }))
    },
    /** The caret is elsewhere, without anything being typed. */
    moved() {
      const element = field.current
      if (!element || !shown) return
      if (completionAt(element.value, element.selectionStart)?.from !== shown.from) close()
    },
    /** True where the key was meant for the list. */
    pressed(event: KeyboardEvent): boolean {
      if (!shown || event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return false
      const { length } = shown.fields
      const chosen = shown.fields[active]
      if (event.key === 'ArrowDown') setActive((active + 1) % length)
      else if (event.key === 'ArrowUp') setActive((active + length - 1) % length)
      else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && chosen) pick(chosen)
      else if (event.key === 'Escape') close()
      else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
  }
}
