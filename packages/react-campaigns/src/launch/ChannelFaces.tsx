import type { OperationState } from '@inlay/sdk-core/react'
import { useMessages } from '@inlay/sdk-core/react'
import { ErrorState, Skeleton, VisuallyHidden, useFailureText } from '@inlay/sdk-core/ui'
import { launchMessages } from './messages'
import { OutreachChannel, OutreachFigure } from './OutreachChannel'

export interface ChannelFacesProps {
  readonly name: string
  readonly state: OperationState<unknown>
  /** How many figures there will be. */
  readonly figures: number
}

/** A channel whose figures are not there: they are being read, or could not be. */
export function ChannelFaces({ name, state, figures }: ChannelFacesProps) {
  const t = useMessages(launchMessages)
  const failureText = useFailureText()
  if (state.status === 'failed') {
    return (
      <ErrorState
        title={t('outreachFailed')}
        size="compact"
        headingLevel={2}
        requestId={state.error.requestId}
        onRetry={state.retry}
      >
        {failureText(state.error)}
      </ErrorState>
    )
  }
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('outreachLoading')}</VisuallyHidden>
      <OutreachChannel name={name}>
        {Array.from({ length: figures }, (_, index) => (
          <OutreachFigure key={index} label={' '} value={<Skeleton width="48px" height="24px" />} />
        ))}
      </OutreachChannel>
    </div>
  )
}
