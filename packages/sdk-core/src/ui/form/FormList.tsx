import { forwardRef, useId, useImperativeHandle, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { classNames } from '../class-names'
import { Field, groupDescription } from '../field/Field'
import { useFormScope } from './form-scope'
import { problemsOf } from './problems-of'
import type { FormFieldWords } from './use-form-field'
import { useFormPlace } from './use-form-place'
import { useKeptPlace } from './use-kept-place'
import { wordsOfProblem } from './words-of-problem'

export interface FormListProps
  extends
    Omit<ComponentPropsWithoutRef<'div'>, 'id' | 'role' | 'tabIndex' | 'children' | 'onFocus' | 'onBlur'>,
    Omit<FormFieldWords, 'disabled'> {
  /** The path of the list in the form's schema, as `useFieldArray` has it. */
  readonly name: string
  /** The fields of each entry, and the button that adds one. */
  readonly children: ReactNode
}

/**
 * A list whose entries are fields, made with `useFieldArray`: gives it a label, and what is wrong with the list as a
 * whole a place to stand and to go to.
 *
 * Contract: slot classes `inlay-FormList`, `-entries`; `data-invalid`.
 */
export const FormList = forwardRef<HTMLDivElement, FormListProps>(function FormList(
  { name, label, labelHidden, hint, required, optional, counter, emptyError, className, children, ...rest },
  ref,
) {
  const { hookForm, requires } = useFormScope()
  const group = useFormPlace<HTMLDivElement>(name, label, emptyError)
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => group.current, [group])
  const kept = useKeptPlace(group)
  const { errors } = useFormState({ control: hookForm.control })
  const problem = problemsOf(errors).find((each) => each.name === name)
  const error = problem && wordsOfProblem(problem, emptyError, hookForm.getValues(name))
  const words = { label, labelHidden, hint, error, required: required ?? requires(name), optional, counter }
  const id = useId()
  return (
    <Field id={id} kind="group" className={classNames('inlay-FormList', className)} {...words}>
      <div
        {...rest}
        {...kept}
        ref={group}
        id={id}
        role="group"
        tabIndex={-1}
        className="inlay-FormList-entries"
        aria-labelledby={`${id}-label`}
        aria-describedby={groupDescription(id, words, rest['aria-describedby'])}
      >
        {children}
      </div>
    </Field>
  )
})
