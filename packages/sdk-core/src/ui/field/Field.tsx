import type { ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import { kitMessages } from '../messages'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'

/** What all fields have around them. */
export interface FieldWords {
  readonly label: string
  /** For where the place says what it is: the label is then only read. @default false */
  readonly labelHidden?: boolean | undefined
  readonly hint?: ReactNode
  /** What is wrong with the value, and what would be right. */
  readonly error?: string | undefined
  /** @default false */
  readonly required?: boolean | undefined
  /** Says “Optional”, where most of a form's fields are required. @default false */
  readonly optional?: boolean | undefined
  /** At the end of the label's line: “48 of 500”. */
  readonly counter?: ReactNode
}

export interface FieldProps extends FieldWords {
  readonly id: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * Label, control, hint or error, one under the other. The control takes its attributes from `fieldAttributes`.
 *
 * Contract: slot classes `inlay-Field`, `-head`, `-label`, `-hint`, `-error`.
 */
export function Field({
  id,
  label,
  labelHidden = false,
  hint,
  error,
  required = false,
  optional = false,
  counter,
  className,
  children,
}: FieldProps) {
  const t = useMessages(kitMessages)
  const labelElement = (
    <label htmlFor={id} className="inlay-Field-label">
      {label}
      {required && (
        <span aria-hidden className="inlay-Field-required">
          *
        </span>
      )}
    </label>
  )
  return (
    <div className={classNames('inlay-Field', className)}>
      {labelHidden ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <div className="inlay-Field-head">
          {labelElement}
          {optional && <span className="inlay-Field-aside">{t('optional')}</span>}
          {counter !== undefined && (
            <span id={`${id}-counter`} className="inlay-Field-aside">
              {counter}
            </span>
          )}
        </div>
      )}
      {children}
      {error === undefined ? (
        hint !== undefined && (
          <p id={`${id}-hint`} className="inlay-Field-hint">
            {hint}
          </p>
        )
      ) : (
        <p id={`${id}-error`} className="inlay-Field-error">
          <Icon icon={CircleAlert} size={14} />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}

/** What ties a control to the words of its field. */
export function fieldAttributes(id: string, { hint, error, required, counter }: FieldWords) {
  const described = [
    error !== undefined && `${id}-error`,
    error === undefined && hint !== undefined && `${id}-hint`,
    counter !== undefined && `${id}-counter`,
  ].filter(Boolean)
  return {
    id,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-required': required ? true : undefined,
  } as const
}
