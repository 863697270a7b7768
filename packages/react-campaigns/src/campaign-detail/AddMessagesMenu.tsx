import type { MessageType } from '@inlay/sdk-core/contract/campaigns'
import { useMessages } from '@inlay/sdk-core/react'
import { Button, Menu, MenuItem } from '@inlay/sdk-core/ui'
import { MessageSquareText, Mail } from 'lucide-react'
import { audienceMessages } from './audience-messages'
import { campaignDetailMessages } from './messages'

export interface AddMessagesMenuProps {
  readonly isBusy: boolean
  /** There is somebody to write to. */
  readonly hasContacts: boolean
  readonly onAdd: (messageType: MessageType) => void
}

/** Which kind of message is to be written for the contacts. */
export function AddMessagesMenu({ isBusy, hasContacts, onAdd }: AddMessagesMenuProps) {
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
          disabledReason={isBusy ? words('busy') : hasContacts ? undefined : t('nobodyToWriteTo')}
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
