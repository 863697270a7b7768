import { CircleAlert, X } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { Icon } from '../icon/Icon'
import { IconButton } from '../icon-button/IconButton'
import { kitMessages } from '../messages'
import { fileMessages } from './file-messages'

interface FileRefusalsProps {
  readonly id: string
  readonly reasons: readonly string[]
  readonly onDismiss: () => void
}

/** So many reasons can be read; more are a number. */
const shown = 4

/** Why files were not taken, until the next ones come. */
export function FileRefusals({ id, reasons, onDismiss }: FileRefusalsProps) {
  const t = useMessages(fileMessages)
  const kit = useMessages(kitMessages)
  if (reasons.length === 0) return null
  return (
    <div className="inlay-FileDrop-refusals">
      <Icon icon={CircleAlert} size={14} />
      <ul id={id}>
        {[...new Set(reasons)].slice(0, shown).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        {reasons.length > shown && <li>{t('filesRefused', { count: reasons.length - shown })}</li>}
      </ul>
      <IconButton icon={X} label={kit('dismiss')} size="compact" onClick={onDismiss} />
    </div>
  )
}
