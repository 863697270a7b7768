import type { ReactNode } from 'react'
import { useFormField, type FormFieldBinding, type FormFieldWords } from './use-form-field'

export interface FormFieldProps<Value> extends FormFieldWords {
  /** The path of the field in the form's schema. */
  readonly name: string
  /** Renders the field with all that it takes to be part of the form. */
  readonly children: (field: FormFieldBinding<Value, never>) => ReactNode
}

/**
 * Makes any field with `value` and `onValueChange` part of the form around it.
 *
 * Contract: draws nothing by itself.
 *
 * @example
 * <FormField<string | null> name="status" label="Status">
 *   {(field) => <Select {...field} options={statuses} />}
 * </FormField>
 */
export function FormField<Value = string>({ name, children, ...words }: FormFieldProps<Value>) {
  return children(useFormField<Value, never>(name, words))
}
