import { useMessages } from '@inlay/sdk-core/react'
import { Card, Skeleton } from '@inlay/sdk-core/ui'
import { TableSkeleton } from '../campaign-detail/TableSkeleton'
import { planMessages } from './messages'
import { PlanSplit } from './PlanSplit'
import type { PlanTab } from './plan-view'

export interface PlanSkeletonProps {
  /** That of the panel which is going to be shown. */
  readonly tab: PlanTab
}

/** The conversation and the panel of a plan that is being read, as they will be laid out. */
export function PlanSkeleton({ tab }: PlanSkeletonProps) {
  const isWide = tab === 'audience'
  return (
    <div ref={makeInert} className="inlay-CampaignPlan-page" aria-hidden="true">
      <PlanSplit
        isWide={isWide}
        pane="chat"
        onPaneChange={nothing}
        chat={<ChatSkeleton />}
        panel={
          <div className="inlay-CampaignPlan-tabs">
            <TabsSkeleton widths={['76px', '72px']} />
            {isWide ? <AudienceSkeleton /> : <AssistSkeleton />}
          </div>
        }
      />
    </div>
  )
}

function ChatSkeleton() {
  return (
    <div className="inlay-AgentChat inlay-CampaignPlan-chat">
      <div className="inlay-MessageList-scroller inlay-PlanSkeleton-said">
        <div className="inlay-AgentChat-lane">
          <Skeleton width="46%" height="58px" shape="block" className="inlay-PlanSkeleton-asked" />
          {['92%', '84%', '88%', '40%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      </div>
      <div className="inlay-AgentChat-dock">
        <div className="inlay-AgentChat-lane">
          <div className="inlay-Composer">
            <div className="inlay-PlanSkeleton-writing">
              <Skeleton width="46%" height="14px" />
            </div>
            <div className="inlay-Composer-bar inlay-PlanSkeleton-bar">
              <Skeleton width="140px" height="28px" />
              <Skeleton width="70px" height="28px" />
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}

function TabsSkeleton({ widths }: { readonly widths: readonly string[] }) {
  return (
    <div className="inlay-Tabs-list">
      {widths.map((width) => (
        <span key={width} className="inlay-Tabs-tab">
          <Skeleton width={width} height="14px" />
        </span>
      ))}
    </div>
  )
}

function AssistSkeleton() {
  const t = useMessages(planMessages)
  return (
    <div className="inlay-SmartAssist">
      <p className="inlay-SmartAssist-lead">
        {/* In as many lines as the text will take. */}
        <span className="inlay-Skeleton inlay-PlanSkeleton-text">{t('assistLead')}</span>
      </p>
      {['84px', '120px', '172px'].map((width) => (
        <Card key={width} className="inlay-SmartAssist-card">
          <span className="inlay-SmartAssist-title">
            <Skeleton width="16px" height="16px" />
            <Skeleton width={width} height="14px" />
          </span>
          <span className="inlay-SmartAssist-waiting">
            <Skeleton width="92%" height="14px" />
            <Skeleton width="64%" height="14px" />
          </span>
          <Skeleton width="68px" height="28px" className="inlay-PlanSkeleton-try" />
        </Card>
      ))}
    </div>
  )
}

function AudienceSkeleton() {
  return (
    <div className="inlay-PlanAudience">
      <TabsSkeleton widths={['68px', '74px']} />
      <div className="inlay-PlanAudience-bar">
        <Skeleton width="220px" height="28px" />
        <Skeleton width="112px" height="28px" />
      </div>
      <TableSkeleton />
    </div>
  )
}

/** React 18 knows no `inert`. */
function makeInert(element: HTMLElement | null) {
  if (element) element.inert = true
}

function nothing() {
  return undefined
}
