import { deleteRows, restoreRows, type ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { useAction, useMessages, useNotify } from '@inlay/sdk-core/react'
import { audienceMessages } from './audience-messages'

/** Deletes rows of a campaign at once, and offers to bring them back. */
export function useDeleteRows(
  campaignId: string,
  artifactType: ArtifactType,
): (rowIds: readonly string[]) => Promise<boolean> {
  const t = useMessages(audienceMessages)
  const notify = useNotify()
  const { run: restore } = useAction(restoreRows, {
    success: ({ data }) => t('restored', { count: data.restoredRowsCount }),
    failure: t('restoreFailed'),
  })
  const { run } = useAction(deleteRows, { failure: ({ detail }) => detail ?? t('deleteFailed') })

  return async (rowIds) => {
    const result = await run({ params: { campaignId }, body: { artifactType, rowIds: [...rowIds] } })
    if (!result.ok) return false
    const { deletedRowsCount: count, deletionId } = result.data
    notify({
      tone: 'success',
      text: t('deleted', { count }),
      action: { label: t('undo'), run: () => void restore({ params: { campaignId }, body: { deletionId } }) },
    })
    return true
  }
}
