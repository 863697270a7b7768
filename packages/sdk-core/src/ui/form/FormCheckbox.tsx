import { forwardRef } from 'react'
import { Checkbox, type CheckboxProps } from '../checkbox/Checkbox'
import { useFormField, type FormFieldWords } from './use-form-field'
import { useMergedRef } from './use-merged-ref'

export interface FormCheckboxProps
  extends
    Omit<CheckboxProps, 'name' | 'checked' | 'defaultChecked' | 'error' | 'label' | 'required' | 'disabled'>,
    Pick<FormFieldWords, 'label' | 'required' | 'emptyError' | 'disabled'> {
  /** The path of the field in the form's schema. */
  readonly name: string
}

/**
 * A box in a form.
 *
 * Contract: as `Checkbox`.
 */
export const FormCheckbox = forwardRef<HTMLInputElement, FormCheckboxProps>(function FormCheckbox(
  { name, label, required, emptyError, disabled, onCheckedChange, onBlur, ...rest },
  ref,
) {
  const field = useFormField<boolean | undefined, HTMLInputElement>(name, { label, required, emptyError, disabled })
  return (
    <Checkbox
      {...rest}
      ref={useMergedRef(field.ref, ref)}
      name={name}
      label={label}
      error={field.error}
      required={field.required}
      disabled={disabled}
      checked={field.value ?? false}
      onCheckedChange={(checked, details) => {
        field.onValueChange(checked)
        onCheckedChange?.(checked, details)
      }}
      onBlur={(event) => {
        field.onBlur(event)
        onBlur?.(event)
      }}
    />
  )
})
