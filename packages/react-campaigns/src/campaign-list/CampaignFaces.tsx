import type { ReactNode } from 'react'
import type { Page } from '@inlay/sdk-core'
import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, type OperationState } from '@inlay/sdk-core/react'
import { Banner, Button, EmptyState, PausedNotice } from '@inlay/sdk-core/ui'
import { CampaignCards } from './CampaignCards'
import { CampaignListSkeleton } from './CampaignListSkeleton'
import { CampaignPages } from './CampaignPages'
import { CampaignsFailed } from './CampaignsFailed'
import { isolatedText } from './isolated-text'
import { campaignListMessages } from './messages'

export interface CampaignFacesProps {
  readonly list: OperationState<Page<Campaign>>
  readonly search: string
  /** Another one for another search, page or order. */
  readonly question: string
  /** The host lets only some campaigns through, so that none does not mean that there are none. */
  readonly filtered: boolean
  readonly emptyAction?: ReactNode
  readonly menuItems?: ((campaign: Campaign) => ReactNode) | undefined
  /** The button that asks again goes with what it stands in. */
  readonly onAskAgain: () => void
  readonly onClearSearch: () => void
  readonly onPageChange: (page: number) => void
}

/** What a list of campaigns shows while loading, failed, empty, without a match, and full. */
export function CampaignFaces({
  list,
  search,
  question,
  filtered,
  emptyAction,
  menuItems,
  onAskAgain,
  onClearSearch,
  onPageChange,
}: CampaignFacesProps) {
  const t = useMessages(campaignListMessages)
  if (list.status === 'failed') {
    const retry = () => {
      onAskAgain()
      list.retry()
    }
    const clearSearch = () => {
      onAskAgain()
      onClearSearch()
    }
    return (
      <CampaignsFailed error={list.error} onRetry={retry} onClearSearch={search === '' ? undefined : clearSearch} />
    )
  }
  const paused = list.status !== 'idle' && list.pause && <PausedNotice pause={list.pause} onEnd={onAskAgain} />
  if (list.status !== 'ready') {
    return (
      <>
        {paused}
        <CampaignListSkeleton />
      </>
    )
  }

  const { items, start, total } = list.data
  // Another page, or the answer to another search, is on its way: of that, nothing can be said yet.
  if (items.length === 0 && (total > 0 || list.previous)) {
    return (
      <>
        {paused}
        <CampaignListSkeleton />
      </>
    )
  }
  if (items.length === 0 && search.trim() !== '') {
    return (
      <EmptyState
        title={t('noMatch', { search: isolatedText(search.trim()) })}
        action={<Button onClick={onClearSearch}>{t('clearSearch')}</Button>}
      >
        {t('noMatchHint')}
      </EmptyState>
    )
  }
  if (items.length === 0) {
    return (
      <EmptyState title={t(filtered ? 'noneFiltered' : 'emptyTitle')} action={emptyAction}>
        {filtered ? undefined : t('empty')}
      </EmptyState>
    )
  }
  return (
    <>
      {paused}
      {list.refreshError && (
        <Banner
          role="status"
          tone="warning"
          action={
            <Button
              variant="link"
              onClick={() => {
                onAskAgain()
                void list.refresh()
              }}
            >
              {t('refresh')}
            </Button>
          }
        >
          {t('stale')}
        </Banner>
      )}
      <CampaignCards campaigns={items} question={question} menuItems={menuItems} />
      <CampaignPages start={start} total={total} onPageChange={onPageChange} />
    </>
  )
}
