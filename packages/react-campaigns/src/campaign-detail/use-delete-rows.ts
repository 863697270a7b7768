import { useState } from 'react'
import { deleteRows, restoreRows, type ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { useAction, useMessages, useNotify } from '@inlay/sdk-core/react'
import { audienceMessages } from './audience-messages'
import { deletionParts } from './deletion-parts'

export interface DeleteRows {
  /** Answers whether all of them are deleted. */
  readonly remove: (rowIds: readonly string[]) => Promise<boolean>
  /** While rows are being deleted. */
  readonly progress: DeletionProgress | undefined
}

export interface DeletionProgress {
  readonly done: number
  readonly total: number
}

/** Deletes rows of a campaign, very many of them in parts, and offers to bring them back at once. */
export function useDeleteRows(campaignId: string, artifactType: ArtifactType): DeleteRows {
  const t = useMessages(audienceMessages)
  const notify = useNotify()
  const [progress, setProgress] = useState<DeletionProgress>()
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

  async function remove(rowIds: readonly string[]): Promise<boolean> {
    let done = 0
    let count = 0
    let deletionId: string | undefined
    let isDone = true
    for (const part of deletionParts(rowIds)) {
      setProgress({ done, total: rowIds.length })
      const body = { artifactType, rowIds: [...part], ...(deletionId === undefined ? {} : { deletionId }) }
      const result = await run({ params: { campaignId }, body })
      isDone = result.ok
      if (!result.ok) break
      done += part.length
      count += result.data.deletedRowsCount
      deletionId = result.data.deletionId
    }
    setProgress(undefined)
    if (deletionId === undefined) return false
    const undone = deletionId
    notify({
      tone: 'success',
      text: t('deleted', { count }),
      action: { label: t('undo'), run: () => void restore(undone) },
    })
    return isDone
  }

  return { remove, progress }
}
