import type { ApiError } from '@inlay/sdk-core'
import { useMessages } from '@inlay/sdk-core/react'
import { ErrorState } from '@inlay/sdk-core/ui'
import { campaignListMessages } from './messages'

export interface CampaignsFailedProps {
  readonly error: ApiError
  readonly onRetry: () => void
}

/** Stands where the list could not be read: why, and how to try again. */
export function CampaignsFailed({ error, onRetry }: CampaignsFailedProps) {
  const t = useMessages(campaignListMessages)
  return (
    <ErrorState title={t('failed')} requestId={error.requestId} onRetry={onRetry}>
      {reasonGiven(error) ?? t(hints[error.code] ?? 'failedHint')}
    </ErrorState>
  )
}

const hints: Readonly<Record<string, 'failedOffline' | 'failedBusy'>> = {
  offline: 'failedOffline',
  'rate-limited': 'failedBusy',
}

/** The server's own sentence about what it was asked: it knows what it does not take. */
function reasonGiven({ code, status, detail }: ApiError): string | undefined {
  return code === 'invalid' && status > 0 ? detail : undefined
}
