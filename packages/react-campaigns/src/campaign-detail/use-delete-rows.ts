import { useState } from 'react'
import { deleteRows, restoreRows, type Artifact, type ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { useAction, useMessages, useNotify } from '@inlay/sdk-core/react'
import type { UseRows } from '@inlay/sdk-core/table'
import { audienceMessages } from './audience-messages'
import { deletionParts } from './deletion-parts'

export interface DeleteRows {
  /** Answers whether all of them are deleted. */
  readonly remove: (rowIds: readonly string[]) => Promise<boolean>
  /** While rows are being deleted. */
  readonly progress: DeletionProgress | undefined
  /** How many rows are being brought back; 0 while none are. */
  readonly restoring: number
  /** Rows that are deleted, and that the list given may still have. */
  readonly gone: ReadonlySet<string>
}

export interface DeletionProgress {
  readonly done: number
  readonly total: number
}

const none: ReadonlySet<string> = new Set()

/**
 * Deletes rows of a campaign, very many of them in parts, and offers to bring them back at once. The list that they are
 * seen in, where it is given, is read again as soon as that can tell of them.
 */
export function useDeleteRows(
  campaignId: string,
  artifactType: ArtifactType,
  list?: Pick<UseRows<Artifact>, 'progress' | 'refresh'>,
): DeleteRows {
  const t = useMessages(audienceMessages)
  const notify = useNotify()
  const [progress, setProgress] = useState<DeletionProgress>()
  const [restoring, setRestoring] = useState(0)
  const [gone, setGone] = useState(none)
  const { run: askFor } = useAction(restoreRows)
  const { run } = useAction(deleteRows, { failure: ({ detail }) => detail ?? t('deleteFailed') })

  /** A first read that is under way has pages from before: only the one after it knows better. */
  async function catchUp() {
    if (!list?.progress) return
    await list.refresh()
    await list.refresh()
  }

  async function restore(deletionId: string, rowIds: readonly string[]) {
    setRestoring((count) => count + rowIds.length)
    const result = await askFor({ params: { campaignId }, body: { deletionId } })
    setRestoring((count) => count - rowIds.length)
    if (result.ok) {
      setGone((before) => without(before, rowIds))
      void catchUp()
    }
    const id = `campaigns.restore ${deletionId}`
    if (result.ok) notify({ tone: 'success', id, text: t('restored', { count: result.data.restoredRowsCount }) })
    else
      notify({
        tone: 'danger',
        id,
        text: t('restoreFailed'),
        // The only way to the rows: it stays until it is taken, or taken away.
        lasting: true,
        action: { label: t('tryAgain'), run: () => void restore(deletionId, rowIds) },
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
      if (list?.progress) setGone((before) => new Set([...before, ...part]))
    }
    setProgress(undefined)
    if (deletionId === undefined) return false
    const undone = deletionId
    const deleted = rowIds.slice(0, done)
    void catchUp().then(() => setGone((before) => without(before, deleted)))
    notify({
      tone: 'success',
      text: t('deleted', { count }),
      action: { label: t('undo'), run: () => void restore(undone, deleted) },
    })
    return isDone
  }

  return { remove, progress, restoring, gone }
}

function without(ids: ReadonlySet<string>, left: readonly string[]): ReadonlySet<string> {
  if (ids.size === 0) return ids
  const next = new Set(ids)
  for (const id of left) next.delete(id)
  return next
}
