import type { ReactNode } from 'react'
import { EntryErrors } from '../tag-input/entry-errors'
import { useFormScope } from './form-scope'
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
  const field = useFormField<Value, never>(name, words)
  const { types = {} } = useFormScope().hookForm.getFieldState(name).error ?? {}
  const errorOf = (entry: string) => (Object.hasOwn(types, entry) ? String(types[entry]) : undefined)
  return <EntryErrors.Provider value={errorOf}>{children(field)}</EntryErrors.Provider>
}
