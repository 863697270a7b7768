import type { ApiError } from '@inlay/sdk-core'
import { useMessages } from '@inlay/sdk-core/react'
import { Button, ErrorState, useFailureText } from '@inlay/sdk-core/ui'
import { campaignListMessages } from './messages'

export interface CampaignsFailedProps {
  readonly error: ApiError
  readonly onRetry: () => void
  /** Where something was searched for, which may be what the server does not take. */
  readonly onClearSearch?: (() => void) | undefined
}

/** Stands where the list could not be read: why, and how to try again: what was refused may be allowed by then. */
export function CampaignsFailed({ error, onRetry, onClearSearch }: CampaignsFailedProps) {
  const t = useMessages(campaignListMessages)
  const failureText = useFailureText()
  return (
    <ErrorState
      title={t('failed')}
      requestId={error.requestId}
      onRetry={onRetry}
      action={isOfSearch(error) && onClearSearch && <Button onClick={onClearSearch}>{t('clearSearch')}</Button>}
    >
      {error.detail === undefined && isOfList(error) ? t('refused') : failureText(error)}
    </ErrorState>
  )
}

/** The server does not take what it was asked, and would take less. */
function isOfSearch({ code }: ApiError): boolean {
  return code === 'invalid' || code === 'too-large'
}

/** What our words for it say of one thing, which a list is not. */
function isOfList({ code }: ApiError): boolean {
  return code === 'not-found' || code === 'too-large'
}
