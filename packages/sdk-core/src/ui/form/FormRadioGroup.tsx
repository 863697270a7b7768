import { forwardRef } from 'react'
import { RadioGroup, type RadioGroupProps } from '../radio-group/RadioGroup'
import { useFormField, type FormFieldWords } from './use-form-field'
import { useMergedRef } from './use-merged-ref'

export interface FormRadioGroupProps
  extends Omit<RadioGroupProps, keyof FormFieldWords | 'name' | 'value' | 'defaultValue' | 'error'>, FormFieldWords {
  /** The path of the field in the form's schema. */
  readonly name: string
}

/**
 * One of a few in a form.
 *
 * Contract: as `RadioGroup`.
 */
export const FormRadioGroup = forwardRef<HTMLInputElement, FormRadioGroupProps>(function FormRadioGroup(
  { label, labelHidden, hint, required, optional, counter, emptyError, disabled, name, onValueChange, onBlur, ...rest },
  ref,
) {
  const words = { label, labelHidden, hint, required, optional, counter, emptyError, disabled }
  const field = useFormField<string | null | undefined, HTMLInputElement>(name, words)
  return (
    <RadioGroup
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
