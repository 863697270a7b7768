import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'

export interface ChoiceProps {
  /** That of the input. */
  readonly id: string
  readonly label: ReactNode
  readonly labelHidden?: boolean | undefined
  readonly required?: boolean | undefined
  readonly hint?: ReactNode
  readonly disabled?: boolean | undefined
  readonly invalid?: boolean | undefined
  readonly className?: string | undefined
  /** The input, in its box. */
  readonly children: ReactNode
}

/** A box with its words: pressing any of them chooses. */
export function Choice({
  id,
  label,
  labelHidden = false,
  required,
  hint,
  disabled,
  invalid,
  className,
  children,
}: ChoiceProps) {
  const Words = labelHidden ? VisuallyHidden : 'span'
  return (
    <label
      htmlFor={id}
      className={classNames('inlay-Choice', className)}
      data-disabled={disabled ? '' : undefined}
      data-invalid={invalid ? '' : undefined}
    >
      {children}
      <Words className="inlay-Choice-words">
        <span id={`${id}-label`} className="inlay-Choice-label">
          {label}
          {required && <span aria-hidden className="inlay-Field-required" />}
        </span>
        {hint !== undefined && (
          <span id={`${id}-hint`} className="inlay-Choice-hint">
            {hint}
          </span>
        )}
      </Words>
    </label>
  )
}
