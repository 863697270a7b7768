import { forwardRef, useId, useRef, useState, type ComponentPropsWithoutRef, type KeyboardEvent } from 'react'
import type { LucideIcon } from 'lucide-react'
import { classNames } from '../class-names'
import { Choice } from '../field/Choice'
import type { ChoiceOption } from '../field/choice-option'
import { Field, fieldAttributes, type FieldWords } from '../field/Field'
import { Icon } from '../icon/Icon'
import { radioByKey } from './radio-by-key'

export type RadioGroupReason = 'pressed' | 'arrow-key'

export interface RadioOption extends ChoiceOption {
  /** In cards, beside the label. */
  readonly icon?: LucideIcon | undefined
}

export interface RadioGroupProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onChange' | 'defaultValue' | 'role'>, FieldWords {
  /** What can be chosen, in this order. */
  readonly options: readonly RadioOption[]
  /** The chosen one; `null`: none yet. Left out, the group remembers it by itself. */
  readonly value?: string | null | undefined
  /** What it begins with, where it remembers by itself. @default null */
  readonly defaultValue?: string | null | undefined
  /** Another one has been chosen. */
  readonly onValueChange?: ((value: string, details: { readonly reason: RadioGroupReason }) => void) | undefined
  /** `card`: each in a box of its own, where the hints decide. @default 'plain' */
  readonly variant?: 'plain' | 'card' | undefined
  /** One below the other, or side by side. @default 'vertical' */
  readonly orientation?: 'vertical' | 'horizontal' | undefined
  /** None of them can be used. @default false */
  readonly disabled?: boolean | undefined
  /** Gives the chosen one to a form that a browser sends, under this name. */
  readonly name?: string | undefined
}

/**
 * Chooses one of a few that are all worth seeing; for more there is Select. One stop for Tab: arrows choose the next
 * and the one before, mirrored where text runs from right to left. Its ref leads to the radio that Tab reaches.
 *
 * Contract: slot classes `inlay-RadioGroup`, `-options`, `-option`, `-box`, `inlay-Choice-*`; `data-variant`,
 * `data-orientation`, `data-disabled`, `data-invalid`; the state is the input's own: `:checked`.
 */
export const RadioGroup = forwardRef<HTMLInputElement, RadioGroupProps>(function RadioGroup(
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
    defaultValue = null,
    onValueChange,
    variant = 'plain',
    orientation = 'vertical',
    disabled = false,
    name,
    id: givenId,
    className,
    onKeyDown,
    ...rest
  },
  ref,
) {
  const ownId = useId()
  const id = givenId ?? ownId
  const radios = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(defaultValue)
  const chosen = value === undefined ? own : value
  const open = options.filter((option) => !disabled && !option.disabled)
  const reached = open.find((option) => option.value === chosen) ?? open[0]

  const choose = (next: string, reason: RadioGroupReason) => {
    if (next === chosen) return
    setOwn(next)
    onValueChange?.(next, { reason })
  }

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
    const focused = event.target as HTMLInputElement
    const at = open.findIndex((option) => option.value === focused.value)
    const next = open[radioByKey(event.key, at, open.length, event.currentTarget.matches(':dir(rtl)'))]
    if (!next) return
    event.preventDefault()
    choose(next.value, 'arrow-key')
    const inputs = radios.current?.querySelectorAll('input') ?? []
    for (const input of inputs) if (input.value === next.value) input.focus()
  }

  const words = { label, labelHidden, hint, error, required, optional, counter }
  const invalid = error !== undefined
  return (
    <Field id={id} kind="group" className={classNames('inlay-RadioGroup', className)} {...words}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its radios have the focus */}
      <div
        {...rest}
        ref={radios}
        role="radiogroup"
        className="inlay-RadioGroup-options"
        data-variant={variant}
        data-orientation={orientation}
        {...fieldAttributes(id, words, rest['aria-describedby'])}
        aria-labelledby={`${id}-label`}
        aria-disabled={disabled || undefined}
        onKeyDown={press}
      >
        {options.map((option, index) => {
          const optionId = `${id}-${index}`
          const refused = disabled || option.disabled
          return (
            <Choice
              key={option.value}
              id={optionId}
              className="inlay-RadioGroup-option"
              label={
                option.icon && variant === 'card' ? (
                  <span className="inlay-RadioGroup-name">
                    <Icon icon={option.icon} />
                    {option.label}
                  </span>
                ) : (
                  option.label
                )
              }
              hint={option.hint}
              disabled={refused}
              invalid={invalid}
            >
              <span className="inlay-Choice-box inlay-RadioGroup-box">
                <input
                  {...(option === reached && { ref })}
                  id={optionId}
                  type="radio"
                  name={name ?? id}
                  value={option.value}
                  checked={option.value === chosen}
                  disabled={refused}
                  aria-labelledby={`${optionId}-label`}
                  aria-describedby={option.hint === undefined ? undefined : `${optionId}-hint`}
                  onChange={() => choose(option.value, 'pressed')}
                />
              </span>
            </Choice>
          )
        })}
      </div>
    </Field>
  )
})
