import { useCallback, type FocusEvent, type RefCallback } from 'react'
import { useController, type FieldError } from 'react-hook-form'
import type { FieldWords } from '../field/Field'
import { useAnnounce } from '../root/use-announce'
import { whenReleased } from '../root/pointer-press'
import { useFormScope } from './form-scope'
import { useFormPlace } from './use-form-place'
import { wordsOfProblem } from './words-of-problem'

/** The words of a field in a form, which finds out for itself what is wrong and whether it is required. */
export interface FormFieldWords extends Omit<FieldWords, 'error'> {
  /** Whether it must be filled in. @default by the schema */
  readonly required?: boolean | undefined
  /** What to say while it is empty and may not be: “Enter a name”. @default by its kind: “Enter a value” */
  readonly emptyError?: string | undefined
  /** It cannot be used. */
  readonly disabled?: boolean | undefined
}

/** What a field takes to be part of a form: spread it over any field of the kit. */
export interface FormFieldBinding<Value, Control extends HTMLElement = HTMLElement> extends FieldWords {
  readonly name: string
  readonly value: Value
  readonly onValueChange: (value: Value) => void
  readonly onBlur: (event?: FocusEvent) => void
  readonly ref: RefCallback<Control>
  readonly error: string | undefined
  readonly required: boolean
  readonly disabled: boolean | undefined
}

/**
 * Binds a field to the form around it, by its name in the schema. Fits everything with `value` and `onValueChange`; the
 * type of the value is the caller's to say.
 */
export function useFormField<Value, Control extends HTMLElement = HTMLElement>(
  name: string,
  { emptyError, disabled, required, ...words }: FormFieldWords,
): FormFieldBinding<Value, Control> {
  const { hookForm, fields, requires } = useFormScope()
  const announce = useAnnounce()
  const { field, fieldState } = useController({ name, control: hookForm.control })
  const { label } = words
  const element = useFormPlace<HTMLElement>(name, label, emptyError)

  const { ref: connect } = field
  const ref = useCallback(
    (control: Control | null) => {
      element.current = control
      connect(control)
    },
    [connect, element],
  )

  const wordsFor = (error: FieldError) => wordsOfProblem(error, emptyError, field.value)

  const checkWhenLeft = async () => {
    if (await hookForm.trigger(name)) return
    const { error } = hookForm.getFieldState(name)
    // Who has gone on to the next field would not come to know.
    if (error) announce(`${label}: ${wordsFor(error)}`)
  }

  /** What a server found wrong with another field is not for us to say. */
  const mayBeRight = (each: string) => {
    const { error } = hookForm.getFieldState(each)
    return error && (each === name || error.type !== 'server')
  }

  const atRest = (run: () => void) => {
    if (element.current) whenReleased(element.current.ownerDocument, run)
    else run()
  }

  return {
    ...words,
    name,
    value: field.value as Value,
    required: required ?? requires(name),
    disabled,
    error: fieldState.error && wordsFor(fieldState.error),
    ref,
    onValueChange(value) {
      field.onChange(value)
      const wrong = [...fields.keys()].filter(mayBeRight)
      if (wrong[0]) atRest(() => void hookForm.trigger(wrong))
    },
    onBlur() {
      field.onBlur()
      // As it is now: what was typed may have been read only as it was left.
      const { isDirty, error } = hookForm.getFieldState(name)
      if (isDirty || error) atRest(() => void checkWhenLeft())
    },
  }
}
