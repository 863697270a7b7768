import { forwardRef, useState, type ForwardedRef } from 'react'
import { useMessages } from '@inlay/sdk-core/react'
import { Button, EmptyState, EnsureRoot, ErrorState, LinkButton, SearchField, useFailureText } from '@inlay/sdk-core/ui'
import { isolatedText } from '../../campaign-list/isolated-text'
import { campaignStyles } from '../../campaign-styles'
import { campaignsDestinations } from '../../destinations'
import { ImportDialog } from '../ImportDialog'
import { createAudienceMessages } from '../messages'
import { PickList } from '../PickList'
import { PickListSkeleton } from '../PickListSkeleton'
import type { TargetList } from '../target-list'
import { TargetListName } from '../TargetListName'
import { useOpenList } from '../use-open-list'
import { useTargetList } from '../use-target-list'
import { offeredLists, sizeOf } from './offered-lists'
import { useCrmLists, type CrmListsState } from './use-crm-lists'
import { useImportCrmList } from './use-import-crm-list'

export interface CrmImportDialogProps {
  /** Of the dialog's element, beside its own. */
  readonly className?: string | undefined
  /** Whether it is there; it asks to be closed, and never closes by itself. */
  readonly open: boolean
  readonly onOpenChange: (open: false) => void
  /** The list that the contacts go into. @default a new one, which is then opened */
  readonly target?: TargetList | undefined
  /** The contacts are in the list that was given. */
  readonly onFilled?: (() => void) | undefined
}

/**
 * Brings the contacts of a list of the connected CRM into a list.
 *
 * Contract: as `Dialog`, with slot class `inlay-ImportDialog`.
 */
export const CrmImportDialog = forwardRef<HTMLDialogElement, CrmImportDialogProps>(
  function CrmImportDialog(props, ref) {
    return <EnsureRoot styles={campaignStyles}>{props.open && <OpenDialog {...props} element={ref} />}</EnsureRoot>
  },
)

interface OpenDialogProps extends CrmImportDialogProps {
  readonly element: ForwardedRef<HTMLDialogElement>
}

function OpenDialog({ element, className, onOpenChange, target, onFilled }: OpenDialogProps) {
  const t = useMessages(createAudienceMessages)
  const lists = useCrmLists()
  const list = useTargetList(target)
  const { importing, importList } = useImportCrmList()
  const close = () => onOpenChange(false)
  const openList = useOpenList({ target, onFilled, onClose: close })
  const [listId, setListId] = useState<string>()
  const busy = list.making || importing

  async function fill(from: string): Promise<TargetList | undefined> {
    const filled = await list.ensure()
    return filled && (await importList(from, filled)) ? filled : undefined
  }

  return (
    <ImportDialog
      ref={element}
      className={className}
      title={t('crmTitle')}
      busy={busy}
      canImport={lists.status === 'ready' && offeredLists(lists.lists, '').length > 0}
      disabledReason={
        list.nameProblem !== undefined && !list.made
          ? list.nameProblem
          : listId === undefined
            ? t('chooseList')
            : undefined
      }
      onImport={() => {
        if (listId !== undefined) void openList(fill(listId))
      }}
      onClose={close}
    >
      <Lists lists={lists} listId={listId} busy={busy} onChoose={setListId} />
      {!target && lists.status === 'ready' && <TargetListName list={list} disabled={busy} />}
    </ImportDialog>
  )
}

interface ListsProps {
  readonly lists: CrmListsState
  readonly listId: string | undefined
  readonly busy: boolean
  readonly onChoose: (listId: string) => void
}

function Lists({ lists, listId, busy, onChoose }: ListsProps) {
  const t = useMessages(createAudienceMessages)
  const failureText = useFailureText()
  const [search, setSearch] = useState('')
  switch (lists.status) {
    case 'loading':
      return <PickListSkeleton label={t('crmLoading')} />
    case 'not-connected':
      return (
        <EmptyState
          headingLevel={3}
          title={t('notConnected')}
          action={
            <LinkButton variant="primary" to={campaignsDestinations.integrations({ kind: 'crm' })}>
              {t('integrate')}
            </LinkButton>
          }
        >
          {t('notConnectedHint')}
        </EmptyState>
      )
    case 'failed':
      return (
        <ErrorState
          headingLevel={3}
          size="compact"
          title={t('crmFailed')}
          requestId={lists.error.requestId}
          onRetry={lists.retry}
        >
          {failureText(lists.error)}
        </ErrorState>
      )
    case 'ready':
  }
  if (offeredLists(lists.lists, '').length === 0) {
    return (
      <EmptyState headingLevel={3} title={t('crmNone')}>
        {t('crmNoneHint')}
      </EmptyState>
    )
  }
  const found = offeredLists(lists.lists, search)
  const createdOf = (createdAt: string) => {
    const time = Date.parse(createdAt)
    return Number.isNaN(time) ? undefined : t('listCreated', { date: time })
  }
  return (
    <div className="inlay-ImportDialog-source">
      <SearchField label={t('searchLists')} delay={0} value={search} onValueChange={setSearch} />
      {found.length === 0 ? (
        <EmptyState
          size="compact"
          headingLevel={3}
          title={t('crmNoMatch', { search: isolatedText(search.trim()) })}
          action={
            <Button size="compact" onClick={() => setSearch('')}>
              {t('clearSearch')}
            </Button>
          }
        />
      ) : (
        <PickList
          label={t('crmLists')}
          value={listId}
          disabled={busy}
          onValueChange={onChoose}
          items={found.map((each) => {
            const size = sizeOf(each)
            return {
              value: each.listId,
              name: each.name,
              facts: [
                createdOf(each.createdAt),
                size === undefined ? t('sizeUnknown') : t('listSize', { count: size }),
              ],
              disabledReason: size === 0 ? t('listEmpty') : undefined,
            }
          })}
        />
      )}
    </div>
  )
}
