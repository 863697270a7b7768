import {
  forwardRef,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ForwardedRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import type { Artifact, ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import {
  DataTable,
  isSelected,
  noSelection,
  type Selection,
  type TableColumn,
  type TableOrder,
  type TableView,
  type TableViewReason,
  type UseRows,
} from '@inlay/sdk-core/table'
import { Button, EmptyState, EnsureRoot, MenuItem } from '@inlay/sdk-core/ui'
import { PanelRight, Trash2 } from 'lucide-react'
import { campaignStyles } from '../campaign-styles'
import { artifactColumns } from './artifact-columns'
import { knownFields, type KnownFields } from './artifact-fields'
import { audienceMessages } from './audience-messages'
import type { TypeOf } from './column-type'
import { fieldMessages } from './field-messages'
import type { TableFields } from './row-values'
import type { VisibleColumns } from './use-visible-columns'
import { useDeleteRows } from './use-delete-rows'
import { useKeptTableView } from './use-kept-table-view'
import { useCellSaving } from './use-cell-saving'

export interface AudienceTableProps {
  readonly className?: string | undefined
  readonly campaignId: string
  readonly artifactType: ArtifactType
  /** As `useAudienceRows` gives them. */
  readonly rows: UseRows<Artifact>
  /** Fields that rows of the audience have, also those that a search or a filter hides. @default those of the rows given */
  readonly fields?: readonly string[] | undefined
  /** Which columns are shown, where that is kept with the campaign. @default kept on the device */
  readonly columns?: VisibleColumns | undefined
  /** Rows that the filters of the campaign leave out. @default 0 */
  readonly hiddenCount?: number | undefined
  /** There are more rows than have come, and they are on their way. @default false */
  readonly isBehind?: boolean | undefined
  /** A search or a filter leaves some rows out. @default false */
  readonly isNarrowed?: boolean | undefined
  /** Takes the search away again. */
  readonly onClearSearch?: (() => void) | undefined
  /** The row whose drawer is open. */
  readonly openRow?: string | undefined
  /** The column that is being written; it is brought into view once it is here. */
  readonly currentColumn?: string | undefined
  readonly onOpenRow?: ((rowId: string) => void) | undefined
  /** Asks for the drawer to be closed: Escape in the table, where nothing in it is to be given up. */
  readonly onCloseRow?: (() => void) | undefined
  readonly onOrderChange?: ((order: TableOrder) => void) | undefined
  /** Told at first, and whenever rows with another field come. */
  readonly onFieldsChange?: ((fields: TableFields) => void) | undefined
  /** At the start of the bar above the table, given the columns that there are. */
  readonly renderToolbar?: ((columns: AudienceColumns) => ReactNode) | undefined
  /** At the end of the bar above the table. */
  readonly actions?: ReactNode
  /** In place of the words for an audience without rows. */
  readonly emptyState?: ReactNode
}

export interface AudienceColumns {
  readonly fields: readonly string[]
  /** One of the values of a field. */
  readonly sampleOf: (field: string) => unknown
  /** What the texts of a field stand for. */
  readonly typeOf: TypeOf
  readonly isShown: (field: string) => boolean
  readonly show: (fields: readonly string[]) => void
  /** All are shown again, as wide and in the order as at first. */
  readonly reset: () => void
}

/**
 * The contacts or accounts of a campaign: sorted, resized, edited in place, selected, deleted and brought back.
 *
 * Contract: as `DataTable`, with the slot class `inlay-AudienceTable`.
 */
export const AudienceTable = forwardRef<HTMLDivElement, AudienceTableProps>(function AudienceTable(props, ref) {
  return (
    <EnsureRoot fill styles={campaignStyles}>
      <TableContent {...props} element={ref} />
    </EnsureRoot>
  )
})

interface TableContentProps extends AudienceTableProps {
  readonly element: ForwardedRef<HTMLDivElement>
}

const rowId = ({ id }: Artifact) => id

function TableContent({
  element,
  className,
  campaignId,
  artifactType,
  rows,
  fields: allFields,
  columns: visible,
  hiddenCount = 0,
  isBehind = false,
  isNarrowed = false,
  onClearSearch,
  openRow,
  currentColumn,
  onOpenRow,
  onCloseRow,
  onOrderChange,
  onFieldsChange,
  renderToolbar,
  actions,
  emptyState,
}: TableContentProps) {
  const t = useMessages(audienceMessages)
  const label = useMessages(fieldMessages)
  const [known] = useState(() => knownFields(artifactType))
  const { remove: removeRows, progress: deletion, restoring, gone } = useDeleteRows(campaignId, artifactType, rows)
  const shownRows = useMemo(
    () => (gone.size === 0 ? rows.table.rows : rows.table.rows.filter(({ id }) => !gone.has(id))),
    [gone, rows.table.rows],
  )
  const fields = useMemo(() => known.add(shownRows, allFields), [allFields, known, shownRows])
  const { sampleOf, typeOf } = known
  useEffect(() => onFieldsChange?.({ fields, sampleOf, typeOf }), [fields, onFieldsChange, sampleOf, typeOf])
  const columns = useMemo<readonly TableColumn<Artifact>[]>(
    () =>
      artifactColumns({
        fields,
        sampleOf,
        typeOf,
        label,
        absent: t('unnamed'),
        isEditable: true,
        problemText: t,
      }),
    [fields, label, sampleOf, t, typeOf],
  )
  const shown = useShownColumns(known, fields, visible, useKeptTableView(campaignId, artifactType))
  const [selection, setSelection] = useState<Selection>(noSelection)
  const onEdit = useCellSaving({ campaignId, artifactType, typeOf, rows })

  async function deleteSelected() {
    const ids = shownRows.filter(({ id }) => isSelected(selection, id)).map(rowId)
    if (await removeRows(ids)) setSelection(noSelection)
  }
  const { progress } = rows
  const isComing = isBehind || restoring > 0
  const stillLoading = progress || isComing ? t('stillLoading') : undefined
  const bulkActions = ({ kind }: Selection) => (
    <>
      <Button
        variant="ghost"
        size="compact"
        icon={Trash2}
        busy={deletion !== undefined}
        busyLabel={t('deleting')}
        disabledReason={kind === 'all' ? stillLoading : undefined}
        onClick={() => void deleteSelected()}
      >
        {t('delete')}
      </Button>
      {deletion && deletion.done > 0 && <span role="status">{t('deletingSome', { ...deletion })}</span>}
    </>
  )
  const rowActions = (row: Artifact) => (
    <>
      <MenuItem icon={PanelRight} onSelect={() => onOpenRow?.(row.id)}>
        {t('open')}
      </MenuItem>
      <MenuItem icon={Trash2} tone="danger" onSelect={() => void removeRows([row.id])}>
        {t('delete')}
      </MenuItem>
    </>
  )
  const foot = () => {
    // Of rows that a search finds, it is not known how many there will be.
    if (progress && !isNarrowed) return t('loaded', progress)
    if (restoring > 0) return <span role="status">{t('restoring', { count: restoring })}</span>
    return stillLoading ?? (hiddenCount > 0 ? t('hidden', { count: hiddenCount }) : undefined)
  }
  const close = (event: KeyboardEvent) => {
    if (!isEscapeOfCell(event)) return
    event.preventDefault()
    event.stopPropagation()
    onCloseRow?.()
  }
  const open = useCallback(({ id }: Artifact) => onOpenRow?.(id), [onOpenRow])

  const names = artifactType === 'contact' ? 'contacts' : 'accounts'
  return (
    <DataTable
      {...rows.table}
      rows={shownRows}
      status={isComing && shownRows.length === 0 && rows.table.status === 'ready' ? 'loading' : rows.table.status}
      ref={element}
      className={className}
      label={t(names)}
      rowId={rowId}
      rowName={rowName}
      columns={columns}
      view={shown.view}
      onViewChange={shown.change}
      selectable
      selection={selection}
      onSelectionChange={setSelection}
      bulkActions={bulkActions}
      rowActions={rowActions}
      onRowOpen={onOpenRow ? open : undefined}
      onEdit={onEdit}
      currentRow={openRow}
      onKeyDown={openRow !== undefined && onCloseRow ? close : undefined}
      currentColumn={currentColumn}
      onOrderChange={onOrderChange}
      canChooseColumns={!visible}
      downloadDisabledReason={stillLoading}
      toolbar={renderToolbar?.(shown)}
      actions={actions}
      footer={foot()}
      emptyState={
        isNarrowed ? (
          <EmptyState
            title={t('noResults')}
            action={onClearSearch && <Button onClick={onClearSearch}>{t('clearSearch')}</Button>}
          />
        ) : (
          (emptyState ?? (
            <EmptyState title={t(artifactType === 'contact' ? 'noContacts' : 'noAccounts')}>
              {t(artifactType === 'contact' ? 'noContactsHint' : 'noAccountsHint')}
            </EmptyState>
          ))
        )
      }
    />
  )
}

/** What stands in a cell, or floats above the table, has its own. */
function isEscapeOfCell({ key, target, defaultPrevented, nativeEvent }: KeyboardEvent): boolean {
  if (key !== 'Escape' || defaultPrevented || nativeEvent.isComposing) return false
  return target instanceof Element && target.matches('[role="gridcell"], [role="rowheader"], [role="columnheader"]')
}

function rowName({ name, email }: Artifact): string {
  return name ?? email ?? ''
}

interface ShownColumns extends AudienceColumns {
  readonly view: TableView
  readonly change: (view: TableView, details: { readonly reason: TableViewReason }) => void
}

/** Columns as the campaign has them chosen, in widths and an order of the person's own. */
function useShownColumns(
  { sampleOf, typeOf }: KnownFields,
  fields: readonly string[],
  visible: VisibleColumns | undefined,
  [kept, keep]: ReturnType<typeof useKeptTableView>,
): ShownColumns {
  const isKeptElsewhere = visible !== undefined
  const chosen = visible?.chosen
  const hidden = useMemo(() => {
    const isLeftOut = (field: string) =>
      isKeptElsewhere ? chosen !== undefined && !chosen.includes(field) : (kept.hidden ?? []).includes(field)
    return fields.filter(isLeftOut)
  }, [chosen, fields, isKeptElsewhere, kept.hidden])
  const view = useMemo(() => ({ ...kept, hidden }), [hidden, kept])
  const show = (next: readonly string[]) => {
    if (visible) visible.choose(next)
    else keep({ ...kept, hidden: fields.filter((field) => !next.includes(field)) })
  }
  return {
    fields,
    sampleOf,
    typeOf,
    isShown: (field) => !hidden.includes(field),
    show,
    reset() {
      const { sort, groupBy, collapsed, filter } = kept
      keep({ sort, groupBy, collapsed, filter })
      visible?.choose(fields)
    },
    view,
    change(next) {
      const { hidden: nextHidden = [], shown: _, ...looks } = next
      keep(visible ? looks : { ...looks, hidden: nextHidden })
      const isSame = nextHidden.length === hidden.length && nextHidden.every((field) => hidden.includes(field))
      if (visible && !isSame) visible.choose(fields.filter((field) => !nextHidden.includes(field)))
    },
  }
}
