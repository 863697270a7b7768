import { importArtifacts } from '@inlay/sdk-core/contract/campaigns'
import { useAction, useMessages } from '@inlay/sdk-core/react'
import { createAudienceMessages } from '../messages'
import type { TargetList } from '../target-list'
import { useFailedText } from '../use-failed-text'

export interface ImportCampaign {
  readonly importing: boolean
  /** Answers whether it worked; a notice tells. */
  readonly importFrom: (sourceCampaignId: string, target: TargetList) => Promise<boolean>
}

/** Copies the rows of a campaign into a list. */
export function useImportCampaign(): ImportCampaign {
  const t = useMessages(createAudienceMessages)
  const failedText = useFailedText()
  const { run, pending } = useAction(importArtifacts, {
    success: ({ data }) => t('rowsImported', { count: data.importedRowsCount }),
    failure: ({ error }) => failedText(t('importFailed'), error),
  })
  return {
    importing: pending,
    async importFrom(sourceCampaignId, { campaignId }) {
      return (await run({ body: { sourceCampaignId, targetCampaignId: campaignId } })).ok
    },
  }
}
