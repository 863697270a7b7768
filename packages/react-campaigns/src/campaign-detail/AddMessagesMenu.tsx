import { useMessages } from '@inlay/sdk-core/react'
import { Button, Menu, MenuItem } from '@inlay/sdk-core/ui'
import { MessageSquareText, Mail } from 'lucide-react'
import { audienceMessages } from './audience-messages'
import { campaignDetailMessages } from './messages'

export interface AddMessagesMenuProps {
  readonly disabled: boolean
  readonly onAddEmail?: (() => void) | undefined
  readonly onAddLinkedIn?: (() => void) | undefined
}

/** Which kind of message is to be written for the contacts. */
export function AddMessagesMenu({ disabled, onAddEmail, onAddLinkedIn }: AddMessagesMenuProps) {
  const t = useMessages(campaignDetailMessages)
  const words = useMessages(audienceMessages)
  return (
    <Menu
      placement="bottom-end"
      trigger={
        <Button variant="primary" size="compact" chevron disabledReason={disabled ? words('busy') : undefined}>
          {t('addMessages')}
        </Button>
      }
    >
      <MenuItem icon={Mail} disabledReason={onAddEmail ? undefined : t('notHereYet')} onSelect={() => onAddEmail?.()}>
        {t('messagesEmail')}
      </MenuItem>
      <MenuItem
        icon={MessageSquareText}
        disabledReason={onAddLinkedIn ? undefined : t('notHereYet')}
        onSelect={() => onAddLinkedIn?.()}
      >
        {t('messagesLinkedIn')}
      </MenuItem>
    </Menu>
  )
}
