import { forwardRef } from 'react'
import { NumberField, type NumberFieldProps } from '../number-field/NumberField'
import { useFormScope } from './form-scope'
import { isWhole } from './schema-fields'
import { useFormField, type FormFieldWords } from './use-form-field'
import { useMergedRef } from './use-merged-ref'

export interface FormNumberFieldProps
  extends Omit<NumberFieldProps, keyof FormFieldWords | 'name' | 'value' | 'defaultValue' | 'error'>, FormFieldWords {
  /** The path of the field in the form's schema. */
  readonly name: string
  /** Digits behind the point; what is typed beyond is rounded. @default those of `step`; without it any, or none for `z.int()` */
  readonly fractionDigits?: number | undefined
}

/**
 * A number in a form; empty, it is `null`. Whether it is a whole one, the schema says.
 *
 * Contract: as `NumberField`.
 */
export const FormNumberField = forwardRef<HTMLInputElement, FormNumberFieldProps>(function FormNumberField(
  {
    label,
    labelHidden,
    hint,
    required,
    optional,
    counter,
    emptyError,
    disabled,
    name,
    fractionDigits,
    onValueChange,
    onBlur,
    ...rest
  },
  ref,
) {
  const schema = useFormScope().schemaOf(name)
  const isOfSteps = rest.step !== undefined || rest.fixedDigits || (schema && isWhole(schema))
  const words = { label, labelHidden, hint, required, optional, counter, emptyError, disabled }
  const field = useFormField<number | null | undefined, HTMLInputElement>(name, words)
  return (
    <NumberField
      {...rest}
      {...field}
      ref={useMergedRef(field.ref, ref)}
      value={field.value ?? null}
      fractionDigits={fractionDigits ?? (isOfSteps ? undefined : anyDigits)}
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

/** As many as a number can have when it is written out. */
const anyDigits = 20
