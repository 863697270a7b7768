import { getCampaign, updateCampaign, type Campaign } from '@inlay/sdk-core/contract/campaigns'
import { change, useAction, useMessages } from '@inlay/sdk-core/react'
import { audienceMessages } from './audience-messages'

/** The contact columns of a campaign that are shown, and how they are chosen. */
export interface VisibleColumns {
  /** Nothing where nobody has chosen: then all are. */
  readonly chosen: readonly string[] | undefined
  readonly choose: (columns: readonly string[]) => void
}

/** Keeps with the campaign which columns of its contacts are shown, for all who work on it. */
export function useVisibleColumns(campaign: Campaign): VisibleColumns {
  const t = useMessages(audienceMessages)
  const { run } = useAction(updateCampaign, {
    optimistic: ({ params, body: { peopleArtifactVisibleColumns: columns } }) =>
      columns === undefined
        ? []
        : [
            change(getCampaign, (shown) =>
              shown.campaignId === params.campaignId ? { ...shown, peopleArtifactVisibleColumns: columns } : shown,
            ),
          ],
    failure: t('columnsFailed'),
  })
  return {
    chosen: campaign.peopleArtifactVisibleColumns ?? undefined,
    choose: (columns) =>
      void run({
        params: { campaignId: campaign.campaignId },
        body: { peopleArtifactVisibleColumns: [...columns] },
      }),
  }
}
