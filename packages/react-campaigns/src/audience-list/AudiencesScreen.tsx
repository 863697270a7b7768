import { forwardRef, useMemo, useState, type ForwardedRef } from 'react'
import { maxSearchLength } from '@inlay/sdk-core'
import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useNavigation } from '@inlay/sdk-core/react'
import { DataTable, type TableColumn } from '@inlay/sdk-core/table'
import { Button, classNames, EmptyState, EnsureRoot, Link, SearchField } from '@inlay/sdk-core/ui'
import { isolatedText } from '../campaign-list/isolated-text'
import { campaignStyles } from '../campaign-styles'
import { campaignsDestinations } from '../destinations'
import { sortOf, sortText, tableSortOf, type AudiencesReason, type AudiencesView } from './audiences-view'
import { audienceListMessages } from './messages'
import { useAudiences } from './use-audiences'

export interface AudiencesScreenProps {
  /** Of the screen's element, beside its own. */
  readonly className?: string | undefined
  /** @default 'Audience list' */
  readonly title?: string | undefined
  /** What is shown at first; with `onViewChange` what is shown. */
  readonly view?: AudiencesView | undefined
  readonly onViewChange?: ((view: AudiencesView, details: { readonly reason: AudiencesReason }) => void) | undefined
}

/**
 * The audiences of the workspace as a table: searched, sorted, opened.
 *
 * Contract: slot classes `inlay-Audiences`, `-head`, `-title`, `-search`; else as `DataTable`.
 */
export const AudiencesScreen = forwardRef<HTMLDivElement, AudiencesScreenProps>(function AudiencesScreen(props, ref) {
  return (
    <EnsureRoot fill styles={campaignStyles}>
      <ScreenContent {...props} element={ref} />
    </EnsureRoot>
  )
})

interface ScreenContentProps extends AudiencesScreenProps {
  readonly element: ForwardedRef<HTMLDivElement>
}

const audienceId = ({ campaignId }: Campaign) => campaignId

function ScreenContent({ element, className, title, view: given, onViewChange }: ScreenContentProps) {
  const t = useMessages(audienceListMessages)
  const navigation = useNavigation()
  const columns = useColumns()
  const [own, setOwn] = useState<AudiencesView>(given ?? {})
  const view = (onViewChange ? given : undefined) ?? own
  const search = view.search ?? ''
  const sort = sortOf(view.sort)
  const { table, isWorking } = useAudiences(search, sort)
  const tableView = useMemo(() => ({ sort: tableSortOf(sort) }), [sort])

  function change(next: AudiencesView, reason: AudiencesReason) {
    setOwn({ ...view, ...next })
    onViewChange?.({ ...view, ...next }, { reason })
  }
  const searchFor = (text: string) => change({ search: text === '' ? undefined : text }, 'search')

  return (
    <div ref={element} className={classNames('inlay-Audiences', className)}>
      <header className="inlay-Audiences-head">
        <h1 className="inlay-Audiences-title">
          <bdi>{title ?? t('title')}</bdi>
        </h1>
      </header>
      <DataTable<Campaign>
        {...table}
        label={t('table')}
        rowId={audienceId}
        columns={columns}
        view={tableView}
        onViewChange={(next) => {
          const text = sortText(next)
          if (sortOf(text) !== sort) change({ sort: text }, 'sort')
        }}
        pressOpens="row"
        onRowOpen={({ campaignId }) => navigation.push(campaignsDestinations.detail({ campaignId }))}
        toolbar={
          <SearchField
            className="inlay-Audiences-search"
            size="compact"
            label={t('search')}
            placeholder={t('searchShort')}
            maxLength={maxSearchLength}
            value={search}
            onValueChange={searchFor}
            busy={search !== '' && isWorking}
          />
        }
        emptyState={
          search.trim() === '' ? (
            <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>
          ) : (
            <EmptyState
              title={t('noMatch', { search: isolatedText(search.trim()) })}
              action={<Button onClick={() => searchFor('')}>{t('clearSearch')}</Button>}
            >
              {t('noMatchHint')}
            </EmptyState>
          )
        }
      />
    </div>
  )
}

/** A link, so that an audience can be opened beside the list as well. */
function nameCell({ campaignId, name }: Campaign) {
  return (
    // As the other texts of a table: cut at its end, and then told by a tooltip.
    <Link className="inlay-Table-text" variant="plain" to={campaignsDestinations.detail({ campaignId })}>
      {name}
    </Link>
  )
}

function useColumns(): readonly TableColumn<Campaign>[] {
  const t = useMessages(audienceListMessages)
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('name'),
        kind: 'own',
        renderCell: nameCell,
        width: 320,
        pin: 'start',
        canHide: false,
        canGroup: false,
      },
      {
        id: 'contactsCount',
        header: t('contacts'),
        kind: 'number',
        width: 120,
        absent: t('notCounted'),
        canSort: false,
        canGroup: false,
      },
      { id: 'userName', header: t('creator'), width: 200, absent: t('unknown'), canSort: false, canGroup: false },
      {
        id: 'updateDate',
        header: t('updated'),
        kind: 'date',
        width: 200,
        format: { dateStyle: 'medium', timeStyle: 'short' },
        canGroup: false,
      },
    ],
    [t],
  )
}
