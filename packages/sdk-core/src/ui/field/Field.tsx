import { forwardRef, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import { kitMessages } from '../messages'
import { whenReleased } from '../root/pointer-press'
import { useRootWarning } from '../root/use-root-warning'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'

/** What all fields have around them. */
export interface FieldWords {
  /** What is asked for: above the field, and its name for whoever listens. */
  readonly label: string
  /** For where the place says what it is: the label is then only read. @default false */
  readonly labelHidden?: boolean | undefined
  /** What helps to fill it in; gives way to the error. */
  readonly hint?: ReactNode
  /** What is wrong with the value, and what would be right. */
  readonly error?: string | undefined
  /** Marks it as one that has to be filled in. @default false */
  readonly required?: boolean | undefined
  /** Says “Optional”, where most of a form's fields are required. @default false */
  readonly optional?: boolean | undefined
  /** At the end of the label's line: “48 of 500”. */
  readonly counter?: ReactNode
}

export interface FieldProps extends Omit<ComponentPropsWithoutRef<'div'>, 'id'>, FieldWords {
  /** That of the control; the ids of label, hint, error and counter follow from it. */
  readonly id: string
  /** `group` where several controls share the label, so that it is no label of one of them. @default 'control' */
  readonly kind?: 'control' | 'group' | undefined
  /** The control. */
  readonly children: ReactNode
}

/**
 * Label, control, hint or error, one under the other. The control takes its attributes from `fieldAttributes`. The
 * label has the id `{id}-label`, for controls that are no inputs and for groups.
 *
 * Contract: slot classes `inlay-Field`, `-head`, `-label`, `-hint`, `-error`; `data-invalid`.
 */
export const Field = forwardRef<HTMLDivElement, FieldProps>(function Field(
  {
    id,
    kind = 'control',
    label,
    labelHidden,
    required,
    optional,
    counter,
    className,
    children,
    onBlurCapture,
    hint: newHint,
    error: newError,
    ...rest
  },
  ref,
) {
  useRootWarning()
  const [kept, keep] = useState<Pick<FieldWords, 'hint' | 'error'>>()
  const { hint, error } = kept ?? { hint: newHint, error: newError }
  return (
    <div
      {...rest}
      ref={ref}
      className={classNames('inlay-Field', className)}
      data-invalid={error === undefined ? undefined : ''}
      onBlurCapture={(event) => {
        onBlurCapture?.(event)
        keep({ hint, error })
        whenReleased(event.currentTarget.ownerDocument, () => keep(undefined))
      }}
    >
      <FieldHead {...{ id, kind, label, labelHidden, required, optional, counter }} />
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
})

function FieldHead({
  id,
  kind,
  label,
  labelHidden = false,
  required = false,
  optional = false,
  counter,
}: FieldWords & Pick<FieldProps, 'id' | 'kind'>) {
  const t = useMessages(kitMessages)
  const Label = kind === 'group' ? 'span' : 'label'
  const labelElement = (
    <Label id={`${id}-label`} {...(kind !== 'group' && { htmlFor: id })} className="inlay-Field-label">
      {label}
      {required && <span aria-hidden className="inlay-Field-required" />}
      {required && kind === 'group' && (
        // Not all groups can say so of themselves; those that cannot are described by this.
        <span hidden id={`${id}-required`}>
          {t('required')}
        </span>
      )}
    </Label>
  )
  const aside = (
    <>
      {optional && <span className="inlay-Field-aside">{t('optional')}</span>}
      {counter !== undefined && (
        <span id={`${id}-counter`} className="inlay-Field-aside">
          {counter}
        </span>
      )}
    </>
  )
  if (!labelHidden) {
    return (
      <div className="inlay-Field-head">
        {labelElement}
        {aside}
      </div>
    )
  }
  return (
    <>
      <VisuallyHidden>{labelElement}</VisuallyHidden>
      {(optional || counter !== undefined) && <div className="inlay-Field-head">{aside}</div>}
    </>
  )
}

/**
 * What ties a control to the words of its field.
 * @param describedBy ids of what else describes it
 */
export function fieldAttributes(
  id: string,
  { hint, error, required, counter }: FieldWords,
  ...describedBy: readonly (string | undefined)[]
) {
  const described = [
    ...describedBy,
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

/** What describes a group that cannot say of itself that it must be filled in; what is wrong with it says more. */
export function groupDescription(id: string, words: FieldWords, describedBy: string | undefined): string | undefined {
  const isSaid = words.required && words.error === undefined
  return fieldAttributes(id, words, describedBy, isSaid ? `${id}-required` : undefined)['aria-describedby']
}
