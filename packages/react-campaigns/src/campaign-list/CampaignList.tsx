import { forwardRef, useEffect, useImperativeHandle, type ForwardedRef, type ReactNode } from 'react'
import type { Filter } from '@inlay/sdk-core'
import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useLatest } from '@inlay/sdk-core/react'
import { EnsureRoot, Spinner, classNames, useFocusAfterRetry } from '@inlay/sdk-core/ui'
import { campaignStyles } from '../campaign-styles'
import { CampaignFaces } from './CampaignFaces'
import { CampaignSearch } from './CampaignSearch'
import { CampaignSortMenu } from './CampaignSortMenu'
import { lastPage, startOfPage } from './campaign-list-query'
import { FoundCampaigns } from './FoundCampaigns'
import { useCampaignList } from './use-campaign-list'
import { useCampaignListView, type CampaignListViewProps } from './use-campaign-list-view'
import { useFocusAfterLast } from './use-focus-after-last'
import { useListTop } from './use-list-top'

export interface CampaignListProps extends CampaignListViewProps {
  /** Of the list's element, beside its own. */
  readonly className?: string | undefined
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
 * The campaigns of the workspace as cards, most recently updated first: searched, sorted, renamed, deleted, opened.
 *
 * Contract: slot classes `inlay-CampaignList`, `-toolbar`, `-busy`, `-sort`, `-sortOrder`, `-grid`, `-pages`; `data-refreshing`.
 */
export const CampaignList = forwardRef<HTMLDivElement, CampaignListProps>(function CampaignList(props, ref) {
  return (
    <EnsureRoot styles={campaignStyles}>
      <CampaignListContent {...props} element={ref} />
    </EnsureRoot>
  )
})

interface CampaignListContentProps extends CampaignListProps {
  readonly element: ForwardedRef<HTMLDivElement>
}

function CampaignListContent({
  element,
  className,
  view,
  onViewChange,
  filters,
  toolbar,
  emptyAction,
  menuItems,
}: CampaignListContentProps) {
  const [place, change] = useCampaignListView({ view, onViewChange })
  const { search, page, sort } = place
  const start = startOfPage(page)
  const list = useCampaignList({ search, filters, start, sort })
  const { top, takeFocus } = useListTop(`${list.status === 'ready' ? list.data.start : start} ${sort} ${search}`)

  const { place: region, keepFocus } = useFocusAfterRetry(
    (list.status === 'loading' || list.status === 'ready') && list.pause
      ? list.pause
      : list.status === 'failed'
        ? list.error
        : list.status === 'ready' && !list.refreshing
          ? list.data
          : undefined,
    'ul[tabindex]',
  )

  const watchFocus = useFocusAfterLast(region)

  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(element, () => region.current, [region])

  // The last campaign of a page is gone, or the address names a page that there is not.
  const beyond = list.status === 'ready' && list.data.items.length === 0 && list.data.total > 0 && list.data.start > 0
  const last = beyond ? lastPage(list.data.total) : undefined
  const correct = useLatest(change)
  // Once: an address may take a while to follow.
  useEffect(() => {
    if (last !== undefined && last < page) correct.current({ page: last }, 'corrected')
  }, [correct, last, page])

  const nothingToFind = list.status === 'ready' && list.data.total === 0 && search === '' && !filters

  return (
    <div
      ref={region}
      tabIndex={-1}
      className={classNames('inlay-CampaignList', className)}
      data-refreshing={list.status === 'ready' && list.refreshing ? '' : undefined}
      {...watchFocus}
    >
      <div ref={top} className="inlay-CampaignList-top" />
      <div className="inlay-CampaignList-toolbar">
        {!nothingToFind && (
          <>
            <CampaignSearch
              value={search}
              onValueChange={(next, { reason }) => change({ search: next, page: 1 }, reason)}
            />
            <Spinner className="inlay-CampaignList-busy" />
            <CampaignSortMenu sort={sort} onSortChange={(next) => change({ sort: next, page: 1 }, 'sorted')} />
          </>
        )}
        {toolbar}
      </div>
      <FoundCampaigns list={list} search={search} />
      <CampaignFaces
        list={list}
        search={search}
        question={`${start} ${sort} ${search}`}
        filtered={filters !== undefined}
        emptyAction={emptyAction}
        menuItems={menuItems}
        onAskAgain={keepFocus}
        onClearSearch={() => change({ search: '', page: 1 }, 'cleared')}
        onPageChange={(next) => {
          takeFocus()
          change({ page: next }, 'paged')
        }}
      />
    </div>
  )
}
