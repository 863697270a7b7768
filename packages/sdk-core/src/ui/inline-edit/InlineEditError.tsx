import type { KeyboardEvent } from 'react'
import { CircleAlert } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { Button } from '../button/Button'
import { Icon } from '../icon/Icon'
import { kitMessages } from '../messages'

interface InlineEditErrorProps {
  /** Of the words, which describe the field. */
  readonly id: string
  readonly error: string
  readonly theirs: string | undefined
  readonly onKeepMine: () => void
  readonly onTakeTheirs: (theirs: string) => void
  readonly onGiveUp: () => void
}

/** Why a value was not saved; and where somebody else has changed it, the choice between the two. */
export function InlineEditError({ id, error, theirs, onKeepMine, onTakeTheirs, onGiveUp }: InlineEditErrorProps) {
  const t = useMessages(kitMessages)
  const press = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key !== 'Escape') return
    event.preventDefault()
    onGiveUp()
  }
  return (
    <span className="inlay-InlineEdit-error">
      <span id={id} role="alert">
        <Icon icon={CircleAlert} size={14} />
        <span>{error}</span>
      </span>
      {theirs !== undefined && (
        <span className="inlay-InlineEdit-choices">
          <Button size="compact" onClick={onKeepMine} onKeyDown={press}>
            {t('keepMine')}
          </Button>
          <Button size="compact" onClick={() => onTakeTheirs(theirs)} onKeyDown={press}>
            {t('useTheirs')}
          </Button>
        </span>
      )}
    </span>
  )
}
