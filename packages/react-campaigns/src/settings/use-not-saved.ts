import { isApiError, type ApiError } from '@inlay/sdk-core'
import { useMessages } from '@inlay/sdk-core/react'
import { campaignListMessages } from '../campaign-list/messages'

/** The notice of a failed save. That somebody else was first is said in the form, with what to do about it. */
export function useNotSaved(failed: string) {
  const t = useMessages(campaignListMessages)
  return ({ error }: { readonly error: ApiError }) => {
    if (isApiError(error, 'conflict')) return undefined
    return isApiError(error, 'offline') ? t('whileOffline', { failed }) : failed
  }
}
