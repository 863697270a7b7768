import { useRef, useState } from 'react'
import { deleteRows, type Artifact, type ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { useAction, useHost, useMessages, useNotify } from '@inlay/sdk-core/react'
import type { UseRows } from '@inlay/sdk-core/table'
import { audienceMessages } from './audience-messages'
import { deletionParts } from './deletion-parts'
import { useKeptDeletion } from './use-kept-deletion'
import { useRestoreRows } from './use-restore-rows'

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
  const { random } = useHost()
  /** Its answer may have been lost: the same rows are deleted again under the same id. */
  const unfinished = useRef<{ readonly deletionId: string; readonly rowIds: readonly string[] }>(undefined)
  const kept = useKeptDeletion(campaignId)
  const askFor = useRestoreRows(campaignId)
  const { run } = useAction(deleteRows, { failure: ({ detail }) => detail ?? t('deleteFailed') })

  /** A first read that is under way has pages from before. */
  async function catchUp() {
    if (list?.progress) await list.refresh()
  }

  function restore(deletionId: string, rowIds: readonly string[]) {
    return askFor(deletionId, () => {
      setRestoring((count) => count + rowIds.length)
      return (isDone) => {
        setRestoring((count) => count - rowIds.length)
        if (!isDone) return
        setGone((before) => without(before, rowIds))
        void catchUp()
      }
    })
  }

  async function remove(rowIds: readonly string[]): Promise<boolean> {
    if (rowIds.length === 0) return false
    let done = 0
    let count = 0
    let isDone = true
    // Known before anything is gone: also who leaves in the middle of it can have the rows back.
    const tried = unfinished.current
    const deletionId = tried && isSameList(tried.rowIds, rowIds) ? tried.deletionId : random.id()
    unfinished.current = { deletionId, rowIds }
    kept.keep(deletionId)
    for (const part of deletionParts(rowIds)) {
      setProgress({ done, total: rowIds.length })
      const body = { artifactType, rowIds: [...part], deletionId }
      const result = await run({ params: { campaignId }, body })
      isDone = result.ok
      if (!result.ok) break
      done += part.length
      count += result.data.deletedRowsCount
      if (list?.progress) setGone((before) => new Set([...before, ...part]))
    }
    setProgress(undefined)
    if (isDone) unfinished.current = undefined
    if (done === 0) return false
    const deleted = rowIds.slice(0, done)
    void catchUp().then(() => setGone((before) => without(before, deleted)))
    notify({
      tone: 'success',
      text: t('deleted', { count }),
      action: { label: t('undo'), run: () => void restore(deletionId, deleted) },
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

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index])
}
