import { useMemo } from 'react'
import { toApiError } from '@inlay/sdk-core'
import { listCampaigns, type Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useInlay } from '@inlay/sdk-core/react'
import { usePagedRows, type UsePagedRows } from '@inlay/sdk-core/table'
import { useFailureText } from '@inlay/sdk-core/ui'
import { tableSortOf, type AudienceSort } from './audiences-view'

const audienceId = ({ campaignId }: Campaign) => campaignId

/** The audiences of the workspace, a page at a time as one scrolls. */
export function useAudiences(search: string, sort: AudienceSort): UsePagedRows<Campaign> {
  const { client, workspaceId } = useInlay()
  const failureText = useFailureText()
  const asked = search.replaceAll('\0', '').trim()
  // Another search is another question, as another filter is.
  const view = useMemo(
    () => ({
      sort: tableSortOf(sort),
      ...(asked === '' ? {} : { filter: { field: 'name', operator: 'contains', value: asked } as const }),
    }),
    [asked, sort],
  )
  return usePagedRows({
    view,
    rowId: audienceId,
    failureText: (error) => failureText(toApiError(error, listCampaigns.id)),
    async load({ offset, limit, signal }) {
      const query = { start: offset, limit, sort, search: asked }
      const { items, total } = await client.call(listCampaigns, { query }, { workspaceId, signal })
      return { rows: items, total }
    },
  })
}
