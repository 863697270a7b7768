import { forwardRef } from 'react'
import { NumberField, type NumberFieldProps } from '../number-field/NumberField'
import { useFormField, type FormFieldWords } from './use-form-field'
import { useMergedRef } from './use-merged-ref'

export interface FormNumberFieldProps
  extends Omit<NumberFieldProps, keyof FormFieldWords | 'name' | 'value' | 'defaultValue' | 'error'>, FormFieldWords {
  /** The path of the field in the form's schema. */
  readonly name: string
}

/**
 * A number in a form; empty, it is `null`.
 *
 * Contract: as `NumberField`.
 */
export const FormNumberField = forwardRef<HTMLInputElement, FormNumberFieldProps>(function FormNumberField(
  { label, labelHidden, hint, required, optional, counter, emptyError, disabled, name, onValueChange, onBlur, ...rest },
  ref,
) {
  const words = { label, labelHidden, hint, required, optional, counter, emptyError, disabled }
  const field = useFormField<number | null | undefined, HTMLInputElement>(name, words)
  return (
    <NumberField
      {...rest}
      {...field}
      ref={useMergedRef(field.ref, ref)}
      value={field.value ?? null}
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
