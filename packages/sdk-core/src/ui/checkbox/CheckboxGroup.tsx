import { forwardRef, useId, useState, type ComponentPropsWithoutRef } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../class-names'
import type { ChoiceOption } from '../field/choice-option'
import { Field, groupDescription, type FieldWords } from '../field/Field'
import { kitMessages } from '../messages'
import { Checkbox } from './Checkbox'

export type CheckboxGroupReason = 'pressed' | 'all' | 'none'

export interface CheckboxGroupProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onChange' | 'defaultValue' | 'role'>, FieldWords {
  /** What can be ticked, in this order. */
  readonly options: readonly ChoiceOption[]
  /** The chosen ones. Left out, the group remembers them by itself. */
  readonly value?: readonly string[] | undefined
  /** What it begins with, where it remembers by itself. @default [] */
  readonly defaultValue?: readonly string[] | undefined
  /** The chosen ones, in the order of the options. */
  readonly onValueChange?:
    | ((value: readonly string[], details: { readonly reason: CheckboxGroupReason }) => void)
    | undefined
  /** A box above for all of them: mixed where some are chosen. A text is its label. @default false */
  readonly selectAll?: boolean | string | undefined
  /** One below the other, or side by side. @default 'vertical' */
  readonly orientation?: 'vertical' | 'horizontal' | undefined
  /** None of them can be used. @default false */
  readonly disabled?: boolean | undefined
  /** Gives the chosen ones to a form that a browser sends, under this name. */
  readonly name?: string | undefined
}

/**
 * Chooses any number of a few. Its ref leads to the first box that can be chosen, for form libraries to focus.
 *
 * Contract: slot classes `inlay-CheckboxGroup`, `-options`, each option an `inlay-Checkbox`; `data-orientation`.
 */
export const CheckboxGroup = forwardRef<HTMLInputElement, CheckboxGroupProps>(function CheckboxGroup(
  {
    label,
    labelHidden,
    hint,
    error,
    required,
    optional,
    counter,
    options,
    value,
    defaultValue = [],
    onValueChange,
    selectAll = false,
    orientation = 'vertical',
    disabled = false,
    name,
    id: givenId,
    className,
    ...rest
  },
  ref,
) {
  const t = useMessages(kitMessages)
  const ownId = useId()
  const id = givenId ?? ownId
  const [own, setOwn] = useState(defaultValue)
  const chosen = value ?? own

  const change = (isChosen: (option: ChoiceOption) => boolean, reason: CheckboxGroupReason) => {
    const next = options.filter(isChosen).map((option) => option.value)
    setOwn(next)
    onValueChange?.(next, { reason })
  }

  const open = options.filter((option) => !option.disabled)
  const openChosen = open.filter((option) => chosen.includes(option.value))
  const all = open.length > 0 && openChosen.length === open.length
  // What cannot be chosen stays as it is, chosen or not.
  const chooseAll = (on: boolean) =>
    change((option) => (option.disabled ? chosen.includes(option.value) : on), on ? 'all' : 'none')

  const words = { label, labelHidden, hint, error, required, optional, counter }
  const invalid = error === undefined ? undefined : true
  const first = selectAll === false ? open[0]?.value : undefined
  return (
    <Field id={id} kind="group" className={classNames('inlay-CheckboxGroup', className)} {...words}>
      <div
        {...rest}
        id={id}
        role="group"
        className="inlay-CheckboxGroup-options"
        data-orientation={orientation}
        aria-labelledby={`${id}-label`}
        aria-describedby={groupDescription(id, words, rest['aria-describedby'])}
      >
        {selectAll !== false && (
          <Checkbox
            ref={ref}
            label={selectAll === true ? t('selectAll') : selectAll}
            checked={all}
            mixed={!all && openChosen.length > 0}
            disabled={disabled || open.length === 0}
            aria-invalid={invalid}
            onCheckedChange={chooseAll}
          />
        )}
        {options.map((option) => (
          <Checkbox
            key={option.value}
            {...(option.value === first && { ref })}
            name={name}
            value={option.value}
            label={option.label}
            hint={option.hint}
            disabled={disabled || option.disabled}
            checked={chosen.includes(option.value)}
            aria-invalid={invalid}
            onCheckedChange={(on) =>
              change((other) => (other === option ? on : chosen.includes(other.value)), 'pressed')
            }
          />
        ))}
      </div>
    </Field>
  )
})
