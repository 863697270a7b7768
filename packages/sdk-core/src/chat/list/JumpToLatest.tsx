import { ArrowDown } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { Button } from '../../ui/button/Button'
import { chatMessages } from '../chat-messages'

/** Leads back to the end, and says how many have come since the reader left it. */
export function JumpToLatest({ count, onJump }: { readonly count: number; readonly onJump: () => void }) {
  const t = useMessages(chatMessages)
  return (
    <div className="inlay-MessageList-jump">
      <Button size="compact" icon={ArrowDown} onClick={onJump} data-new={count > 0 ? '' : undefined}>
        {count > 0 ? t('jumpNew', { count }) : t('jumpToLatest')}
      </Button>
    </div>
  )
}
