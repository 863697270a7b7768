import { forwardRef } from 'react'
import { TextField, type TextFieldProps } from '../text-field/TextField'
import { useFormField, type FormFieldWords } from './use-form-field'
import { useMergedRef } from './use-merged-ref'

export interface FormTextFieldProps
  extends Omit<TextFieldProps, keyof FormFieldWords | 'name' | 'value' | 'defaultValue' | 'error'>, FormFieldWords {
  /** The path of the field in the form's schema. */
  readonly name: string
}

/**
 * A line of text in a form.
 *
 * Contract: as `TextField`.
 */
export const FormTextField = forwardRef<HTMLInputElement, FormTextFieldProps>(function FormTextField(
  { label, labelHidden, hint, required, optional, counter, emptyError, disabled, name, onValueChange, onBlur, ...rest },
  ref,
) {
  const words = { label, labelHidden, hint, required, optional, counter, emptyError, disabled }
  const field = useFormField<string | null | undefined, HTMLInputElement>(name, words)
  return (
    <TextField
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
