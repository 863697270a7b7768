import { useMemo, useRef, useState } from 'react'
import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages, useNotify } from '@inlay/sdk-core/react'
import type { TableOrder } from '@inlay/sdk-core/table'
import { DrawerArea, LeaveGuard, LinkButton, Tabs } from '@inlay/sdk-core/ui'
import { CampaignTitle } from '../campaign-detail/CampaignTitle'
import { useLeaveRow } from '../campaign-detail/use-leave-row'
import { RowDrawer } from '../campaign-detail/RowDrawer'
import { campaignsDestinations } from '../destinations'
import { useOwnView } from '../use-own-view'
import { planMessages } from './messages'
import { OverviewPanel } from './OverviewPanel'
import { planTabOf, type CampaignPlanReason, type CampaignPlanViewProps, type PlanTab } from './plan-view'
import { PlanAudience } from './PlanAudience'
import { PlanChat } from './PlanChat'
import { PlanSplit, type PlanPane } from './PlanSplit'
import { SmartAssist } from './SmartAssist'
import { useAfterNews } from './use-after-news'
import { useChosenMarketingAgent } from './use-chosen-marketing-agent'
import { useGoToAsked } from './use-go-to-asked'
import { usePlanChat } from './use-plan-chat'
import { usePlanRows } from './use-plan-rows'
import { useSuggestions } from './use-suggestions'

export interface OpenPlanProps extends CampaignPlanViewProps {
  readonly campaign: Campaign
  readonly refreshCampaign: () => Promise<void>
}

/** The plan of a campaign that has been read. */
export function OpenPlan({ campaign, refreshCampaign, view: givenView, onViewChange }: OpenPlanProps) {
  const t = useMessages(planMessages)
  const { campaignId } = campaign
  const [view, changeView] = useOwnView<{ readonly tab?: string | undefined }, CampaignPlanReason>({
    view: givenView,
    onViewChange,
  })
  const [pane, setPane] = useState<PlanPane>('chat')
  const [openRow, setOpenRow] = useState<string>()
  const [order, setOrder] = useState<TableOrder>()
  const [agentId, chooseAgent] = useChosenMarketingAgent()
  const suggestions = useSuggestions(campaignId)
  const [news, setNews] = useState(0)
  // People, once there are some: with the companies that they are at, they would be counted as one.
  const count = campaign.contactsCount || (campaign.accountsCount ?? 0)
  const chat = usePlanChat({
    agentId,
    isBeginning: Boolean(campaign.initialPrompt?.trim()) && count === 0,
    onNews: () => setNews((count) => count + 1),
    onSuggestedRunOver: () => void suggestions.refresh(),
  })
  const notify = useNotify()
  const conversation = useRef<HTMLElement>(null)
  const goToAsked = useGoToAsked(conversation, () => notify({ tone: 'info', text: t('runGone') }))
  const tab = planTabOf(view.tab, chat.state.overview !== undefined)
  const shown = usePlanRows({ campaignId, enabled: tab === 'audience', working: chat.working })
  const { rows } = shown
  useAfterNews(news, () => {
    void refreshCampaign()
    if (tab === 'audience') void rows.refresh()
  })
  const row = useMemo(() => rows.table.rows.find(({ id }) => id === openRow), [openRow, rows.table.rows])

  const { leaveRow, onLeaveChange } = useLeaveRow()

  function showTab(next: PlanTab) {
    leaveRow(() => {
      setOpenRow(undefined)
      changeView({ tab: next }, 'tab')
    })
  }
  return (
    <DrawerArea
      className="inlay-CampaignPlan-area"
      end={
        openRow !== undefined && (
          <RowDrawer
            campaignId={campaignId}
            artifactType={shown.artifactType}
            rowId={openRow}
            row={row}
            isKnown={rows.table.status === 'ready'}
            order={order}
            rows={rows}
            onOpenRow={setOpenRow}
            onLeaveChange={onLeaveChange}
          />
        )
      }
    >
      <div className="inlay-CampaignPlan-page">
        <CampaignTitle
          campaign={campaign}
          back={{ to: campaignsDestinations.root(), label: t('back') }}
          actions={<LinkButton to={campaignsDestinations.detail({ campaignId })}>{t('openCampaign')}</LinkButton>}
        />
        <PlanSplit
          isWide={tab === 'audience'}
          pane={pane}
          onPaneChange={setPane}
          chat={
            <PlanChat
              campaign={campaign}
              agentId={agentId}
              onAgentChange={chooseAgent}
              chat={chat}
              element={conversation}
            />
          }
          panel={
            <Tabs<PlanTab>
              className="inlay-CampaignPlan-tabs"
              label={t('tabs')}
              value={tab}
              onValueChange={showTab}
              items={[
                {
                  value: 'smart-assist',
                  label: t('smartAssist'),
                  panel: (
                    <SmartAssist
                      campaignId={campaignId}
                      suggestions={suggestions}
                      working={chat.working}
                      news={news}
                      usage={chat.state.usage}
                      agentId={agentId}
                      onGoTo={(asked) => {
                        setPane('chat')
                        goToAsked(asked)
                      }}
                      onTry={(prompt) => {
                        chat.tryPrompt(prompt)
                        setPane('chat')
                      }}
                    />
                  ),
                },
                ...(chat.state.overview === undefined
                  ? []
                  : [
                      {
                        value: 'overview',
                        label: t('overview'),
                        panel: (
                          <OverviewPanel
                            campaignId={campaignId}
                            overview={chat.state.overview}
                            working={chat.working}
                          />
                        ),
                      } as const,
                    ]),
                {
                  value: 'audience',
                  label: t('audience'),
                  count,
                  panel: (
                    <PlanAudience
                      campaign={campaign}
                      shown={shown}
                      onSeePrompts={() => showTab('smart-assist')}
                      openRow={openRow}
                      onOpenRow={(next) => leaveRow(() => setOpenRow(next))}
                      onTypeChange={(next) =>
                        leaveRow(() => {
                          shown.show(next)
                          setOpenRow(undefined)
                        })
                      }
                      onOrderChange={setOrder}
                    />
                  ),
                },
              ]}
            />
          }
        />
        {/* A run that ends while it is asked takes the question with it: nothing is lost by going on. */}
        <LeaveGuard when={chat.working} title={t('leaveTitle')} detail={t('leaveDetail')} />
      </div>
    </DrawerArea>
  )
}
