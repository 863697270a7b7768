import { isApiError, type ApiError } from '@inlay/sdk-core'
import { listConnections, listCrmLists, type CrmList } from '@inlay/sdk-core/contract/campaigns'
import { useOperation, useSupports } from '@inlay/sdk-core/react'

export type CrmListsState =
  | { readonly status: 'loading' }
  | { readonly status: 'not-connected' }
  | { readonly status: 'failed'; readonly error: ApiError; readonly retry: () => void }
  | { readonly status: 'ready'; readonly lists: readonly CrmList[] }

/** The lists of the connected CRM. Where none is connected they are not asked for: that would be a refusal. */
export function useCrmLists(): CrmListsState {
  const saysConnections = useSupports(listConnections)
  const connections = useOperation(
    listConnections,
    { query: { connectorType: 'crm' } },
    { enabled: saysConnections === true },
  )
  const isConnected = saysConnections === false || (connections.status === 'ready' && connections.data.length > 0)
  const lists = useOperation(listCrmLists, {}, { enabled: isConnected })
  if (connections.status === 'failed') return connections
  if (connections.status === 'ready' && !isConnected) return { status: 'not-connected' }
  if (lists.status === 'failed')
    return isApiError(lists.error, 'connection-missing') ? { status: 'not-connected' } : lists
  return lists.status === 'ready' ? { status: 'ready', lists: lists.data } : { status: 'loading' }
}
