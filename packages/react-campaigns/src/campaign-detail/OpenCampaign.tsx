import { useMemo, useState } from 'react'
import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import type { TableOrder } from '@inlay/sdk-core/table'
import { DrawerArea, Tabs } from '@inlay/sdk-core/ui'
import { ContactSourcingForm } from '../contact-sourcing/ContactSourcingForm'
import { useAudienceWays } from '../create-audience/use-audience-ways'
import { AddRowsMenu } from './AddRowsMenu'
import { AudiencePanel } from './AudiencePanel'
import { CampaignBanner } from './CampaignBanner'
import { CampaignHeader } from './CampaignHeader'
import type {
  CampaignDetailReason,
  CampaignDetailView,
  CampaignDetailViewProps,
  CampaignTab,
} from './campaign-detail-view'
import { HiddenRowsContext } from './hidden-rows'
import { campaignDetailMessages } from './messages'
import { countContacts, pendingStep } from './pending-steps'
import { RowDrawer } from './RowDrawer'
import type { TableFields } from './row-values'
import { SummaryCards, type LaunchActions } from './SummaryCards'
import { useAudienceRows } from './use-audience-rows'
import { useCampaignWork } from './use-campaign-work'
import { useHeldView } from './use-held-view'
import { useIsFiltered } from './use-is-filtered'
import { useFocusAfterRow } from './use-focus-after-row'
import { useFoundNotice } from './use-found-notice'
import { useMessageWizards } from './use-message-wizards'
import { isLaunched } from '../launch/is-launched'
import { LaunchFailureBanner } from '../launch/LaunchFailureBanner'
import { OutreachPanel } from '../launch/OutreachPanel'
import { useLaunchDialogs } from '../launch/use-launch-dialogs'
import { useOwnView } from '../use-own-view'

export interface OpenCampaignProps extends CampaignDetailViewProps, LaunchActions {
  readonly campaign: Campaign
  readonly refreshCampaign: () => Promise<void>
}

/** A campaign that has been read. */
export function OpenCampaign({
  campaign,
  refreshCampaign,
  view: givenView,
  onViewChange,
  onLaunchEmails,
  onLaunchLinkedIn,
}: OpenCampaignProps) {
  const t = useMessages(campaignDetailMessages)
  const { campaignId } = campaign
  const [asked, changeView] = useOwnView<CampaignDetailView, CampaignDetailReason>({ view: givenView, onViewChange })
  const { view, leaveRow, onLeaveChange, onTypedChange } = useHeldView(asked, (held) => changeView(held, 'row'))
  const hasAccounts = (campaign.accountsCount ?? 0) > 0
  const { email, linkedIn } = isLaunched(campaign)
  const hasOutreach = email || linkedIn
  const tab = tabOf(view.tab, { hasAccounts, hasOutreach })
  const search = view.search ?? ''
  const artifactType = tab === 'accounts' ? 'account' : 'contact'
  const contacts = useAudienceRows({ campaignId, artifactType: 'contact' })
  const accounts = useAudienceRows({ campaignId, artifactType: 'account', enabled: hasAccounts && tab === 'accounts' })
  const all = artifactType === 'contact' ? contacts : accounts
  const found = useAudienceRows({ campaignId, artifactType, search, enabled: search !== '' })
  const rows = search === '' ? all : found
  const isFiltered = useIsFiltered(campaignId, artifactType)
  const areContactsFiltered = useIsFiltered(campaignId, 'contact')
  const [order, setOrder] = useState<TableOrder>()
  const [columns, setColumns] = useState<TableFields>()
  const refreshRows = () => {
    void contacts.refresh()
    if (hasAccounts) void accounts.refresh()
  }
  const refreshAll = () => {
    void refreshCampaign()
    refreshRows()
  }
  const work = useCampaignWork(campaignId, refreshAll, refreshRows)
  useFoundNotice(campaignId, work)
  const ways = useAudienceWays({
    target: campaign,
    onFilled: refreshAll,
  })
  const contactRows = contacts.table.rows
  // Not before all are here: a part of them would be told as the whole. A failed refresh leaves those that there are.
  const isKnown = (contacts.table.status === 'ready' || contactRows.length > 0) && !contacts.progress
  const isUnread = contacts.table.status === 'failed' && contactRows.length === 0
  const counts = useMemo(() => (isKnown ? countContacts(contactRows) : undefined), [contactRows, isKnown])
  const contactsCount = campaign.contactsCount ?? 0
  // Without a filter, those that are missing are on their way; one that somebody else has just made is not known here.
  const areComing = areContactsFiltered === false && contacts.refreshing
  const hidden = useMemo(
    () => (isKnown && !areComing ? { contact: Math.max(0, contactsCount - contactRows.length) } : {}),
    [areComing, contactRows.length, contactsCount, isKnown],
  )
  const launch = useLaunchDialogs(campaign, counts)
  const launching = {
    campaign,
    counts: isUnread ? null : counts,
    isBusy: work.isBusy,
    onLaunchEmails: onLaunchEmails ?? launch.actions.onLaunchEmails,
    onLaunchLinkedIn: onLaunchLinkedIn ?? launch.actions.onLaunchLinkedIn,
  }
  const messages = useMessageWizards(campaign, work)
  const isThere = all.table.status === 'ready' || all.table.rows.length > 0
  const openRow = view.row
  const page = useFocusAfterRow(openRow)
  const goTo: typeof changeView = (next, reason) => leaveRow(() => changeView(next, reason))
  const row = useMemo(
    () => (openRow === undefined ? undefined : rows.table.rows.find(({ id }) => id === openRow)),
    [openRow, rows.table.rows],
  )
  const panel = (
    <AudiencePanel
      key={artifactType}
      campaign={campaign}
      artifactType={artifactType}
      rows={rows}
      work={work}
      search={search}
      isFiltered={isFiltered ?? all.table.rows.length < (totalOf(campaign, artifactType) ?? 0)}
      shownCount={isThere && !all.progress ? all.table.rows.length : undefined}
      onSearch={(next) => changeView({ search: next === '' ? undefined : next }, 'search')}
      emptyState={
        artifactType === 'contact' && hasAccounts && campaign.contactsCount === 0 ? (
          <ContactSourcingForm campaignId={campaignId} work={work} />
        ) : undefined
      }
      openRow={openRow}
      onOpenRow={(next) => goTo({ row: next }, 'row')}
      onCloseRow={() => goTo({ row: undefined }, 'row')}
      onOrderChange={setOrder}
      onFieldsChange={setColumns}
      onUpload={work.isBusy ? undefined : ways.begin.csv}
      onAddMessages={messages.add}
    />
  )
  return (
    <DrawerArea
      className="inlay-CampaignDetail-area"
      end={
        openRow !== undefined && (
          <RowDrawer
            campaignId={campaignId}
            artifactType={artifactType}
            rowId={openRow}
            row={row}
            isKnown={rows.table.status === 'ready'}
            columns={columns}
            order={order}
            rows={rows}
            onOpenRow={(next) => changeView({ row: next }, 'row')}
            onLeaveChange={onLeaveChange}
            onTypedChange={onTypedChange}
          />
        )
      }
    >
      <div ref={page} className="inlay-CampaignDetail-page">
        <HiddenRowsContext value={hidden}>
          <CampaignHeader
            campaign={campaign}
            work={work}
            artifactType={artifactType}
            actions={<AddRowsMenu ways={ways} isBusy={work.isBusy} />}
          />
        </HiddenRowsContext>
        <div className="inlay-CampaignDetail-top">
          <LaunchFailureBanner {...launching} />
          <CampaignBanner
            work={work}
            pending={counts && pendingStep(counts)}
            isKnown={isKnown || isUnread || campaign.contactsCount === 0}
          />
          <SummaryCards {...launching} />
        </div>
        <Tabs<CampaignTab>
          className="inlay-CampaignDetail-tabs"
          label={t('tabs')}
          value={tab}
          onValueChange={(next) => goTo({ tab: next, search: undefined, row: undefined }, 'tab')}
          items={[
            ...(hasAccounts
              ? [
                  {
                    value: 'accounts',
                    label: t('accounts'),
                    count: campaign.accountsCount ?? undefined,
                    panel,
                  } as const,
                ]
              : []),
            { value: 'contacts', label: t('contacts'), count: campaign.contactsCount ?? undefined, panel },
            ...(hasOutreach
              ? [{ value: 'outreach', label: t('outreach'), panel: <OutreachPanel campaign={campaign} /> } as const]
              : []),
          ]}
        />
        {launch.dialogs}
        {messages.wizard}
      </div>
      {ways.shown}
    </DrawerArea>
  )
}

function tabOf(
  tab: string | undefined,
  { hasAccounts, hasOutreach }: { readonly hasAccounts: boolean; readonly hasOutreach: boolean },
): CampaignTab {
  if (tab === 'accounts' && hasAccounts) return 'accounts'
  return tab === 'outreach' && hasOutreach ? 'outreach' : 'contacts'
}

function totalOf({ accountsCount, contactsCount }: Campaign, artifactType: 'account' | 'contact') {
  return artifactType === 'account' ? accountsCount : contactsCount
}
