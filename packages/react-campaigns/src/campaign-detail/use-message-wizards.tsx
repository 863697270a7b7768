import { useState, type ReactNode } from 'react'
import type { Campaign, MessageType } from '@inlay/sdk-core/contract/campaigns'
import { later, useLater } from '@inlay/sdk-core/ui'
import type { CampaignWork } from './use-campaign-work'

const wizard = later(() => import('../message-wizard/MessageWizard'))

export interface MessageWizards {
  readonly add: (messageType: MessageType) => void
  /** Stands anywhere in the screen. */
  readonly wizard: ReactNode
}

/** Messages for the contacts of a campaign, by a wizard whose code comes when it is first opened. */
export function useMessageWizards(campaign: Campaign, work: CampaignWork): MessageWizards {
  const [open, setOpen] = useState<MessageType>()
  const parts = useLater(wizard, open !== undefined)
  return {
    add: setOpen,
    wizard: parts && open !== undefined && (
      <parts.MessageWizard
        key={open}
        open
        onOpenChange={() => setOpen(undefined)}
        campaign={campaign}
        messageType={open}
        begin={work.begin}
      />
    ),
  }
}
