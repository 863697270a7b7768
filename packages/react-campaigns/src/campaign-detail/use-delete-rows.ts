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
  const { run: askFor } = useAction(restoreRows)
  const { run } = useAction(deleteRows, { failure: ({ detail }) => detail ?? t('deleteFailed') })

  async function restore(deletionId: string) {
    const result = await askFor({ params: { campaignId }, body: { deletionId } })
    const id = `campaigns.restore ${deletionId}`
    if (result.ok) notify({ tone: 'success', id, text: t('restored', { count: result.data.restoredRowsCount }) })
    else
      notify({
        tone: 'danger',
        id,
        text: t('restoreFailed'),
        // The only way to the rows: it stays until it is taken, or taken away.
        lasting: true,
        action: { label: t('tryAgain'), run: () => void restore(deletionId) },
      })
  }

  return async (rowIds) => {
    const result = await run({ params: { campaignId }, body: { artifactType, rowIds: [...rowIds] } })
    if (!result.ok) return false
    const { deletedRowsCount: count, deletionId } = result.data
    notify({
      tone: 'success',
      text: t('deleted', { count }),
      action: { label: t('undo'), run: () => void restore(deletionId) },
    })
    return true
  }
}
