import { forwardRef } from 'react'
import { CheckboxGroup, type CheckboxGroupProps } from '../checkbox/CheckboxGroup'
import { useFormField, type FormFieldWords } from './use-form-field'
import { useMergedRef } from './use-merged-ref'

export interface FormCheckboxGroupProps
  extends Omit<CheckboxGroupProps, keyof FormFieldWords | 'name' | 'value' | 'defaultValue' | 'error'>, FormFieldWords {
  /** The path of the field in the form's schema. */
  readonly name: string
}

/**
 * Any number of a few in a form.
 *
 * Contract: as `CheckboxGroup`.
 */
export const FormCheckboxGroup = forwardRef<HTMLInputElement, FormCheckboxGroupProps>(function FormCheckboxGroup(
  { label, labelHidden, hint, required, optional, counter, emptyError, disabled, name, onValueChange, onBlur, ...rest },
  ref,
) {
  const words = { label, labelHidden, hint, required, optional, counter, emptyError, disabled }
  const field = useFormField<readonly string[] | null | undefined, HTMLInputElement>(name, words)
  return (
    <CheckboxGroup
      {...rest}
      {...field}
      ref={useMergedRef(field.ref, ref)}
      value={field.value ?? []}
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
