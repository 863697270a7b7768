import { forwardRef, useContext } from 'react'
import { Button, type ButtonProps } from '../button/Button'
import { useMessages } from '../../react/messages/use-messages'
import { formMessages } from './form-messages'
import { FormContext, type FormScope } from './form-scope'

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'busy' | 'form' | 'children'> {
  /** The verb. @default 'Save' */
  readonly children?: ButtonProps['children']
  /** Where the button stands outside of the form: in the foot of a dialog. @default the form around */
  readonly form?: FormScope | undefined
}

/**
 * Submits the form, and is busy for as long as it is being saved.
 *
 * Contract: as `Button`.
 */
export const SubmitButton = forwardRef<HTMLButtonElement, SubmitButtonProps>(function SubmitButton(
  { form: given, variant = 'primary', children, busyLabel, ...rest },
  ref,
) {
  const t = useMessages(formMessages)
  const around = useContext(FormContext)
  const form = given ?? around
  return (
    <Button
      {...rest}
      ref={ref}
      type="submit"
      form={form?.id}
      variant={variant}
      busy={form?.busy ?? false}
      busyLabel={busyLabel ?? (children === undefined ? t('saving') : undefined)}
    >
      {children ?? t('save')}
    </Button>
  )
})
