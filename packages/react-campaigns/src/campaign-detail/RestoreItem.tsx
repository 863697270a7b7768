import { useMessages } from '@inlay/sdk-core/react'
import { MenuItem } from '@inlay/sdk-core/ui'
import { Undo2 } from 'lucide-react'
import { audienceMessages } from './audience-messages'
import { useKeptDeletion } from './use-kept-deletion'
import { useRestoreRows } from './use-restore-rows'

/** Brings back the rows that somebody has deleted last, also where the page was left in the middle of it. */
export function RestoreItem({ campaignId }: { readonly campaignId: string }) {
  const t = useMessages(audienceMessages)
  const { id } = useKeptDeletion(campaignId)
  const restore = useRestoreRows(campaignId)
  if (id === undefined) return null
  return (
    <MenuItem icon={Undo2} onSelect={() => void restore(id)}>
      {t('restoreLast')}
    </MenuItem>
  )
}
