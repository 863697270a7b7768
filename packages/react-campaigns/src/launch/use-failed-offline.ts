import { isApiError, type ApiError } from '@inlay/sdk-core'
import { useMessages } from '@inlay/sdk-core/react'
import { launchMessages } from './messages'

/** The notice of what failed, which says where that is for want of a connection. */
export function useFailedOffline(failed: string): (failure: { readonly error: ApiError }) => string {
  const t = useMessages(launchMessages)
  return ({ error }) => (isApiError(error, 'offline') ? t('whileOffline', { failed }) : failed)
}
