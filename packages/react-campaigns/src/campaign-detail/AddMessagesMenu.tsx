import type { MessageType } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { Button, Menu, MenuItem } from '@inlay/sdk-core/ui'
import { MessageSquareText, Mail } from 'lucide-react'
import { audienceMessages } from './audience-messages'
import { campaignDetailMessages } from './messages'

export interface AddMessagesMenuProps {
  readonly isBusy: boolean
  /** How many there are to write to; nothing while that is not known. */
  readonly contactCount: number | undefined
  readonly onAdd: (messageType: MessageType) => void
}

/** Which kind of message is to be written for the contacts. */
export function AddMessagesMenu({ isBusy, contactCount, onAdd }: AddMessagesMenuProps) {
  const t = useMessages(campaignDetailMessages)
  const words = useMessages(audienceMessages)
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <Button
          variant="primary"
          size="compact"
          chevron
          disabled={contactCount === undefined}
          disabledReason={isBusy ? words('busy') : contactCount === 0 ? t('nobodyToWriteTo') : undefined}
        >
          {t('addMessages')}
        </Button>
      }
    >
      <MenuItem icon={Mail} onSelect={() => onAdd('email')}>
        {t('messagesEmail')}
      </MenuItem>
      <MenuItem icon={MessageSquareText} onSelect={() => onAdd('linkedin')}>
        {t('messagesLinkedIn')}
      </MenuItem>
    </Menu>
  )
}
