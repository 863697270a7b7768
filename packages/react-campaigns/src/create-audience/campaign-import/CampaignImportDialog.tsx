import { forwardRef, useState, type ForwardedRef } from 'react'
import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import {
  Button,
  EmptyState,
  EnsureRoot,
  ErrorState,
  InfiniteScroll,
  SearchField,
  useFailureText,
} from '@inlay/sdk-core/ui'
import { isolatedText } from '../../campaign-list/isolated-text'
import { campaignStyles } from '../../campaign-styles'
import { ImportDialog } from '../ImportDialog'
import { createAudienceMessages } from '../messages'
import { PickList } from '../PickList'
import { PickListSkeleton } from '../PickListSkeleton'
import type { TargetList } from '../target-list'
import { TargetListName } from '../TargetListName'
import { useOpenList } from '../use-open-list'
import { useTargetList } from '../use-target-list'
import { offeredCampaigns } from './offered-campaigns'
import { useImportCampaign } from './use-import-campaign'
import { useOfferedCampaigns } from './use-offered-campaigns'

export interface CampaignImportDialogProps {
  /** Of the dialog's element, beside its own. */
  readonly className?: string | undefined
  /** Whether it is there; it asks to be closed, and never closes by itself. */
  readonly open: boolean
  readonly onOpenChange: (open: false) => void
  /** The list that the rows go into, which is never offered. @default a new one, which is then opened */
  readonly target?: TargetList | undefined
  /** The rows are in the list that was given. */
  readonly onFilled?: (() => void) | undefined
}

/**
 * Copies the audience of a campaign into a list.
 *
 * Contract: as `Dialog`, with slot class `inlay-ImportDialog`.
 */
export const CampaignImportDialog = forwardRef<HTMLDialogElement, CampaignImportDialogProps>(
  function CampaignImportDialog(props, ref) {
    return <EnsureRoot styles={campaignStyles}>{props.open && <OpenDialog {...props} element={ref} />}</EnsureRoot>
  },
)

interface OpenDialogProps extends CampaignImportDialogProps {
  readonly element: ForwardedRef<HTMLDialogElement>
}

function OpenDialog({ element, className, onOpenChange, target, onFilled }: OpenDialogProps) {
  const t = useMessages(createAudienceMessages)
  const [search, setSearch] = useState('')
  const [sourceId, setSourceId] = useState<string>()
  const list = useTargetList(target)
  const targetId = target?.campaignId ?? list.made?.campaignId
  const offered = useOfferedCampaigns(targetId, search)
  const { importing, importFrom } = useImportCampaign()
  const close = () => onOpenChange(false)
  const openList = useOpenList({ target, onFilled, onClose: close })
  const busy = list.making || importing
  const campaigns = offered.list.status === 'ready' ? offeredCampaigns(offered.list.data.items, targetId) : []
  const isEmpty = offered.list.status === 'ready' && campaigns.length === 0 && search.trim() === ''

  async function fill(from: string): Promise<TargetList | undefined> {
    const filled = await list.ensure()
    return filled && (await importFrom(from, filled)) ? filled : undefined
  }

  return (
    <ImportDialog
      ref={element}
      className={className}
      title={t('campaignTitle')}
      busy={busy}
      canImport={offered.list.status === 'ready' && !isEmpty}
      disabledReason={
        list.nameProblem !== undefined && !list.made
          ? list.nameProblem
          : sourceId === undefined
            ? t('chooseCampaign')
            : undefined
      }
      onImport={() => {
        if (sourceId !== undefined) void openList(fill(sourceId))
      }}
      onClose={close}
    >
      <Campaigns
        offered={offered}
        campaigns={campaigns}
        isEmpty={isEmpty}
        search={search}
        onSearch={setSearch}
        sourceId={sourceId}
        busy={busy}
        onChoose={setSourceId}
      />
      {!target && offered.list.status === 'ready' && !isEmpty && <TargetListName list={list} disabled={busy} />}
    </ImportDialog>
  )
}

interface CampaignsProps {
  readonly offered: ReturnType<typeof useOfferedCampaigns>
  readonly campaigns: readonly Campaign[]
  readonly isEmpty: boolean
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly sourceId: string | undefined
  readonly busy: boolean
  readonly onChoose: (campaignId: string) => void
}

function Campaigns({ offered, campaigns, isEmpty, search, onSearch, sourceId, busy, onChoose }: CampaignsProps) {
  const t = useMessages(createAudienceMessages)
  const failureText = useFailureText()
  const { list, hasMore, showMore } = offered
  if (list.status === 'failed') {
    return (
      <ErrorState
        headingLevel={3}
        size="compact"
        title={t('campaignsFailed')}
        requestId={list.error.requestId}
        onRetry={list.retry}
      >
        {failureText(list.error)}
      </ErrorState>
    )
  }
  if (isEmpty) {
    return (
      <EmptyState headingLevel={3} title={t('noCampaignTitle')}>
        {t('noCampaign')}
      </EmptyState>
    )
  }
  const isLoading = list.status !== 'ready'
  // Many are called “Untitled”: when somebody last worked on one tells it from the others.
  const updatedOf = (updateDate: string) => {
    const date = Date.parse(updateDate)
    return Number.isNaN(date) ? undefined : t('campaignUpdated', { date })
  }
  const hasAccounts = campaigns.some(({ accountsCount }) => Boolean(accountsCount))
  const picks = (
    <PickList
      label={t('campaigns')}
      value={sourceId}
      disabled={busy}
      onValueChange={onChoose}
      items={campaigns.map(({ campaignId, name, contactsCount, accountsCount, updateDate }) => ({
        value: campaignId,
        name,
        detail: updatedOf(updateDate),
        facts: [
          ...(hasAccounts ? [accountsCount ? t('accountsCount', { count: accountsCount }) : undefined] : []),
          typeof contactsCount === 'number' ? t('contactsCount', { count: contactsCount }) : undefined,
        ],
        disabledReason: contactsCount === 0 && !accountsCount ? t('campaignEmpty') : undefined,
      }))}
    />
  )
  return (
    <div className="inlay-ImportDialog-source">
      <SearchField
        label={t('searchCampaigns')}
        value={search}
        onValueChange={onSearch}
        busy={list.status === 'ready' && list.refreshing && list.previous}
      />
      {isLoading && <PickListSkeleton label={t('campaignsLoading')} />}
      {!isLoading && campaigns.length === 0 && (
        <EmptyState
          size="compact"
          headingLevel={3}
          title={t('campaignNoMatch', { search: isolatedText(search.trim()) })}
          action={
            <Button size="compact" onClick={() => onSearch('')}>
              {t('clearSearch')}
            </Button>
          }
        />
      )}
      {campaigns.length > 0 &&
        (hasMore ? (
          <InfiniteScroll hasMore loading={list.status === 'ready' && list.previous} onLoadMore={showMore}>
            {picks}
          </InfiniteScroll>
        ) : (
          picks
        ))}
    </div>
  )
}
