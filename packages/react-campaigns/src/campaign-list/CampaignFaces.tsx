import type { ReactNode } from 'react'
import type { Page } from '@inlay/sdk-core'
import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, type OperationState } from '@inlay/sdk-core/react'
import { Banner, Button, EmptyState, ErrorState } from '@inlay/sdk-core/ui'
import { CampaignCards } from './CampaignCards'
import { CampaignListSkeleton } from './CampaignListSkeleton'
import { CampaignPages } from './CampaignPages'
import { isolatedText } from './isolated-text'
import { campaignListMessages } from './messages'

export interface CampaignFacesProps {
  readonly list: OperationState<Page<Campaign>>
  readonly search: string
  /** The host lets only some campaigns through, so that none does not mean that there are none. */
  readonly filtered: boolean
  readonly emptyAction?: ReactNode
  readonly menuItems?: ((campaign: Campaign) => ReactNode) | undefined
  readonly onClearSearch: () => void
  readonly onStartChange: (start: number) => void
}

/** What a list of campaigns shows while loading, failed, empty, without a match, and full. */
export function CampaignFaces({
  list,
  search,
  filtered,
  emptyAction,
  menuItems,
  onClearSearch,
  onStartChange,
}: CampaignFacesProps) {
  const t = useMessages(campaignListMessages)
  if (list.status === 'failed') {
    return (
      <ErrorState title={t('failed')} requestId={list.error.requestId} onRetry={list.retry}>
        {t(list.error.code === 'offline' ? 'failedOffline' : 'failedHint')}
      </ErrorState>
    )
  }
  if (list.status !== 'ready') return <CampaignListSkeleton />

  const { items, start, total } = list.data
  // Another page is on its way.
  if (items.length === 0 && total > 0) return <CampaignListSkeleton />
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
      {list.refreshError && (
        <Banner
          tone="warning"
          action={
            <Button variant="link" onClick={() => void list.refresh()}>
              {t('refresh')}
            </Button>
          }
        >
          {t('stale')}
        </Banner>
      )}
      <CampaignCards campaigns={items} menuItems={menuItems} />
      <CampaignPages start={start} total={total} onStartChange={onStartChange} />
    </>
  )
}
