import { forwardRef } from 'react'
import { TextArea, type TextAreaProps } from '../text-area/TextArea'
import { useFormField, type FormFieldWords } from './use-form-field'
import { useMergedRef } from './use-merged-ref'

export interface FormTextAreaProps
  extends Omit<TextAreaProps, keyof FormFieldWords | 'name' | 'value' | 'defaultValue' | 'error'>, FormFieldWords {
  /** The path of the field in the form's schema. */
  readonly name: string
}

/**
 * Several lines of text in a form.
 *
 * Contract: as `TextArea`.
 */
export const FormTextArea = forwardRef<HTMLTextAreaElement, FormTextAreaProps>(function FormTextArea(
  { label, labelHidden, hint, required, optional, counter, emptyError, disabled, name, onValueChange, onBlur, ...rest },
  ref,
) {
  const words = { label, labelHidden, hint, required, optional, counter, emptyError, disabled }
  const field = useFormField<string | null | undefined, HTMLTextAreaElement>(name, words)
  return (
    <TextArea
      {...rest}
      {...field}
      ref={useMergedRef(field.ref, ref)}
      value={field.value ?? ''}
      onValueChange={(value, details) => {
        field.onValueChange(value)
        onValueChange?.(value, details)
      }}
      onBlur={(event) => {
        field.onBlur(event)
        onBlur?.(event)
      }}
    />
  )
})
