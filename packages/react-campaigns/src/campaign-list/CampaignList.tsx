import { useState, type ReactNode } from 'react'
import type { Filter } from '@inlay/sdk-core'
import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { EnsureRoot, Spinner, type SearchReason } from '@inlay/sdk-core/ui'
import { campaignStyles } from '../campaign-styles'
import { CampaignFaces } from './CampaignFaces'
import { CampaignSearch } from './CampaignSearch'
import { lastPageStart } from './campaign-list-query'
import { useAnnounceCount } from './use-announce-count'
import { useCampaignList } from './use-campaign-list'

export interface CampaignListProps {
  /** What is searched for; without it the list keeps that itself. */
  readonly search?: string | undefined
  readonly onSearchChange?: ((search: string, details: { readonly reason: SearchReason }) => void) | undefined
  /** Only campaigns that pass. @default all of the workspace */
  readonly filters?: Filter | undefined
  /** Beside the search box, at its end. */
  readonly toolbar?: ReactNode
  /** Under the text of a list that has no campaigns yet. */
  readonly emptyAction?: ReactNode
  /** Items of the host's own for each card's menu. */
  readonly menuItems?: ((campaign: Campaign) => ReactNode) | undefined
}

/**
 * The campaigns of the workspace as cards, most recently updated first: searched, renamed, deleted, opened.
 *
 * Contract: slot classes `inlay-CampaignList`, `-toolbar`, `-busy`, `-grid`, `-pages`; `data-refreshing`.
 */
export function CampaignList(props: CampaignListProps) {
  return (
    <EnsureRoot styles={campaignStyles}>
      <CampaignListContent {...props} />
    </EnsureRoot>
  )
}

function CampaignListContent({
  search: givenSearch,
  onSearchChange,
  filters,
  toolbar,
  emptyAction,
  menuItems,
}: CampaignListProps) {
  const [ownSearch, setOwnSearch] = useState('')
  const search = givenSearch ?? ownSearch
  const [page, setPage] = useState({ search, start: 0 })
  // Another search begins at its own first page.
  const start = page.search === search ? page.start : 0
  const list = useCampaignList({ search, filters, start })
  useAnnounceCount(list, search)

  // The last campaign of a page is gone: then the page before it is the last.
  if (list.status === 'ready' && list.data.items.length === 0 && list.data.total > 0 && start > 0) {
    setPage({ search, start: lastPageStart(list.data.total) })
  }

  const nothingToFind = list.status === 'ready' && list.data.total === 0 && search === '' && !filters

  const find = (next: string, details: { readonly reason: SearchReason }) => {
    setOwnSearch(next)
    onSearchChange?.(next, details)
  }

  return (
    <div className="inlay-CampaignList" data-refreshing={list.status === 'ready' && list.refreshing ? '' : undefined}>
      <div className="inlay-CampaignList-toolbar">
        {!nothingToFind && (
          <>
            <CampaignSearch value={search} onValueChange={find} />
            <Spinner className="inlay-CampaignList-busy" />
          </>
        )}
        {toolbar}
      </div>
      <CampaignFaces
        list={list}
        search={search}
        filtered={filters !== undefined}
        emptyAction={emptyAction}
        menuItems={menuItems}
        onClearSearch={() => find('', { reason: 'cleared' })}
        onStartChange={(next) => setPage({ search, start: next })}
      />
    </div>
  )
}
