import { isApiError, type ApiError } from '@inlay/sdk-core'
import { listCrmLists, type CrmList } from '@inlay/sdk-core/contract/campaigns'
import { useOperation } from '@inlay/sdk-core/react'
import { useProvider } from '../../use-provider'

export type CrmListsState =
  | { readonly status: 'loading' }
  | { readonly status: 'not-connected' }
  | { readonly status: 'failed'; readonly error: ApiError; readonly retry: () => void }
  | { readonly status: 'ready'; readonly lists: readonly CrmList[] }

/** The lists of the connected CRM. */
export function useCrmLists(): CrmListsState {
  const { mayAsk, isMissing, connections } = useProvider('crm')
  const lists = useOperation(listCrmLists, {}, { enabled: mayAsk })
  if (connections.status === 'failed') return connections
  if (isMissing) return { status: 'not-connected' }
  if (lists.status === 'failed')
    return isApiError(lists.error, 'connection-missing') ? { status: 'not-connected' } : lists
  return lists.status === 'ready' ? { status: 'ready', lists: lists.data } : { status: 'loading' }
}
