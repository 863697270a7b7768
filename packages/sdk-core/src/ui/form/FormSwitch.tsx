import { forwardRef } from 'react'
import { Switch, type SwitchProps } from '../switch/Switch'
import { useFormField, type FormFieldWords } from './use-form-field'
import { useMergedRef } from './use-merged-ref'

export interface FormSwitchProps
  extends
    Omit<SwitchProps, 'name' | 'checked' | 'defaultChecked' | 'error' | 'label' | 'required' | 'disabled'>,
    Pick<FormFieldWords, 'label' | 'required' | 'emptyError' | 'disabled'> {
  /** The path of the field in the form's schema. */
  readonly name: string
}

/**
 * A switch in a form, which takes effect when the form is saved.
 *
 * Contract: as `Switch`.
 */
export const FormSwitch = forwardRef<HTMLButtonElement, FormSwitchProps>(function FormSwitch(
  { name, label, required, emptyError, disabled, onCheckedChange, onBlur, ...rest },
  ref,
) {
  const field = useFormField<boolean | undefined, HTMLButtonElement>(name, { label, required, emptyError, disabled })
  return (
    <Switch
      {...rest}
      ref={useMergedRef(field.ref, ref)}
      name={name}
      label={label}
      error={field.error}
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
