import { restoreRows } from '@inlay/sdk-core/contract/campaigns'
import { useAction, useMessages, useNotify } from '@inlay/sdk-core/react'
import { audienceMessages } from './audience-messages'
import { useKeptDeletion } from './use-kept-deletion'

/** Told before the rows are asked for; the answer is told whether they are back. */
export type OnRestore = () => (isDone: boolean) => void

/** Brings back what a deletion took, and says so; where it does not succeed, it can be tried again. */
export function useRestoreRows(campaignId: string): (deletionId: string, onRestore?: OnRestore) => Promise<void> {
  const t = useMessages(audienceMessages)
  const notify = useNotify()
  const kept = useKeptDeletion(campaignId)
  const { run } = useAction(restoreRows)

  return async function restore(deletionId, onRestore) {
    const end = onRestore?.()
    const result = await run({ params: { campaignId }, body: { deletionId } })
    end?.(result.ok)
    const id = `campaigns.restore ${deletionId}`
    if (!result.ok) {
      notify({
        tone: 'danger',
        id,
        text: t('restoreFailed'),
        // The quickest way to the rows: it stays until it is taken, or taken away.
        lasting: true,
        action: { label: t('tryAgain'), run: () => void restore(deletionId, onRestore) },
      })
      return
    }
    kept.forget(deletionId)
    const { restoredRowsCount: count } = result.data
    if (count === 0) notify({ tone: 'info', id, text: t('nothingToRestore') })
    else notify({ tone: 'success', id, text: t('restored', { count }) })
  }
}
