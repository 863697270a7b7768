import { useRef, useState, type ReactNode } from 'react'
import { useMessages } from '@inlay/sdk-core/react'
import { Segments, SplitPane } from '@inlay/sdk-core/ui'
import { planMessages } from './messages'
import { useWidth } from './use-width'

/** Of the whole width; the audience is a table, and takes more. */
const shares = { wide: 0.5, usual: 0.3 } as const

const leastPanel = 304
const leastChat = 360

export type PlanPane = 'chat' | 'plan'

export interface PlanSplitProps {
  readonly chat: ReactNode
  readonly panel: ReactNode
  /** The panel takes half of the width. */
  readonly isWide: boolean
  /** Where there is room for one of the two alone. */
  readonly pane: PlanPane
  readonly onPaneChange: (pane: PlanPane) => void
}

/** The conversation and the panel beside it, or one of the two where there is little room. Neither begins anew for that. */
export function PlanSplit({ chat, panel, isWide, pane, onPaneChange }: PlanSplitProps) {
  const t = useMessages(planMessages)
  const element = useRef<HTMLDivElement>(null)
  const width = useWidth(element)
  const [dragged, setDragged] = useState<Partial<Record<keyof typeof shares, number>>>({})
  const kind = isWide ? 'wide' : 'usual'
  const [firstKind] = useState(kind)
  // Only from then on it moves: while it is measured at first, it would grow before one's eyes.
  const [hasChanged, setHasChanged] = useState(false)
  if (kind !== firstKind && !hasChanged) setHasChanged(true)
  const isNarrow = width !== undefined && width < leastPanel + leastChat
  const usual = Math.round((width ?? 0) * shares[kind])
  const size = Math.max(leastPanel, width === undefined ? 0 : Math.round(width * (dragged[kind] ?? shares[kind])))
  return (
    <div
      ref={element}
      className="inlay-CampaignPlan-body"
      data-pane={isNarrow ? pane : undefined}
      data-changed={hasChanged ? '' : undefined}
    >
      {isNarrow && (
        <Segments<PlanPane>
          className="inlay-CampaignPlan-panes"
          label={t('shown')}
          value={pane}
          onValueChange={onPaneChange}
          items={[
            { value: 'chat', label: t('showChat') },
            { value: 'plan', label: t('showPlan') },
          ]}
        />
      )}
      <SplitPane
        className="inlay-CampaignPlan-split"
        label={t('panel')}
        sized="end"
        start={chat}
        end={panel}
        size={size}
        defaultSize={Math.max(leastPanel, usual)}
        min={isNarrow ? 0 : leastPanel}
        restMin={isNarrow ? 0 : leastChat}
        onSizeChange={(next, { reason }) => {
          if (!width) return
          setDragged({ ...dragged, [kind]: reason === 'reset' ? undefined : next / width })
        }}
      />
    </div>
  )
}
