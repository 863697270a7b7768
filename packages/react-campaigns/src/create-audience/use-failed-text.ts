import { isApiError, type ApiError } from '@inlay/sdk-core'
import { useMessages } from '@inlay/sdk-core/react'
import { useRefusalText } from '@inlay/sdk-core/ui'
import { campaignListMessages } from '../campaign-list/messages'

/** Gives what failed, and behind it why, as far as that is known. */
export function useFailedText(): (failed: string, error: ApiError) => string {
  const t = useMessages(campaignListMessages)
  const refusalText = useRefusalText()
  return (failed, error) => {
    if (isApiError(error, 'offline')) return t('whileOffline', { failed })
    const reason = refusalText(error)
    return reason === undefined ? failed : t('withReason', { failed, reason })
  }
}
