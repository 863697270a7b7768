import type { Campaign } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { ConfirmDialog } from '@inlay/sdk-core/ui'
import { isolatedText } from './isolated-text'
import { campaignListMessages } from './messages'

export interface DeleteCampaignDialogProps {
  /** The campaign in question; without one the dialog is closed. */
  readonly campaign: Campaign | undefined
  readonly onClose: () => void
  readonly onConfirm: (campaign: Campaign) => void
  /** Where focus goes when the card is gone. */
  readonly returnFocusTo: () => HTMLElement | null
}

/** Asks before a campaign is deleted, and says what goes with it. */
export function DeleteCampaignDialog({ campaign, onClose, onConfirm, returnFocusTo }: DeleteCampaignDialogProps) {
  const t = useMessages(campaignListMessages)
  return (
    <ConfirmDialog
      open={campaign !== undefined}
      title={t('deleteTitle', { name: isolatedText(campaign?.name ?? '') })}
      confirmLabel={t('deleteConfirm')}
      returnFocusTo={returnFocusTo}
      onOpenChange={onClose}
      onConfirm={() => {
        if (campaign) onConfirm(campaign)
      }}
    >
      {t('deleteLoss')}
    </ConfirmDialog>
  )
}
