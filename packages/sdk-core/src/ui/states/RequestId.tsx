import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../class-names'
import { CopyButton } from '../copy-button/CopyButton'
import { kitMessages } from '../messages'

export interface RequestIdProps extends Omit<ComponentPropsWithoutRef<'p'>, 'children'> {
  /** As the error of the call has it. */
  readonly requestId: string
}

/**
 * The id of a failed call, to be copied into a message to the people of the backend.
 *
 * Contract: slot class `inlay-State-requestId`.
 */
export const RequestId = forwardRef<HTMLParagraphElement, RequestIdProps>(function RequestId(
  { requestId, className, ...rest },
  ref,
) {
  const t = useMessages(kitMessages)
  return (
    <p {...rest} ref={ref} className={classNames('inlay-State-requestId', className)}>
      <span>{t('requestId', { id: requestId })}</span>
      <CopyButton text={requestId} label={t('copyRequestId')} size="compact" />
    </p>
  )
})
