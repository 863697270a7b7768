import { uploadCrmList } from '@inlay/sdk-core/contract/campaigns'
import { useAction, useMessages } from '@inlay/sdk-core/react'
import { createAudienceMessages } from '../messages'
import type { TargetList } from '../target-list'
import { useFailedText } from '../use-failed-text'

export interface ImportCrmList {
  readonly importing: boolean
  /** Answers whether it worked; a notice tells. */
  readonly importList: (listId: string, target: TargetList) => Promise<boolean>
}

/** Brings the contacts of a list of the CRM into a list. */
export function useImportCrmList(): ImportCrmList {
  const t = useMessages(createAudienceMessages)
  const failedText = useFailedText()
  const { run, pending } = useAction(uploadCrmList, {
    success: ({ data }) => t('contactsImported', { count: data.uploadedRowsCount }),
    failure: ({ error }) => failedText(t('crmImportFailed'), error),
  })
  return {
    importing: pending,
    async importList(listId, { campaignId }) {
      return (await run({ body: { campaignId, listId } })).ok
    },
  }
}
