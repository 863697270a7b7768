import { downloadOverview } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { Button, Markdown } from '@inlay/sdk-core/ui'
import { Download } from 'lucide-react'
import { useSavedDownload } from '../use-saved-download'
import { planMessages } from './messages'

export interface OverviewPanelProps {
  readonly campaignId: string
  /** In Markdown. */
  readonly overview: string
  /** More of it may come. */
  readonly working: boolean
}

/** What the agent has written of the campaign, as it writes it. */
export function OverviewPanel({ campaignId, overview, working }: OverviewPanelProps) {
  const t = useMessages(planMessages)
  const { save, saving } = useSavedDownload()
  return (
    <div className="inlay-PlanOverview">
      <div className="inlay-PlanOverview-bar">
        <Button
          size="compact"
          icon={Download}
          busy={saving !== undefined}
          onClick={() =>
            void save({
              operation: downloadOverview,
              input: { params: { campaignId } },
              nameOf: () => 'campaign-overview.md',
              failed: t('overviewDownloadFailed'),
              id: `overview ${campaignId}`,
            })
          }
        >
          {t('download')}
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keys as well */}
      <div className="inlay-PlanOverview-text" role="region" aria-label={t('overviewText')} tabIndex={0}>
        <Markdown text={overview} streaming={working} headingLevel={2} />
      </div>
    </div>
  )
}
