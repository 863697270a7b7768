import { X } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { Icon } from '../../ui/icon/Icon'
import { filterBuilderMessages } from './filter-builder-messages'

interface FilterChipProps {
  /** What it asks, in words. */
  readonly words: string
  readonly onOpen: () => void
  readonly onRemove: () => void
}

/** A condition or a group that applies: a press opens it where it is built, and a cross takes it away. */
export function FilterChip({ words, onOpen, onRemove }: FilterChipProps) {
  const t = useMessages(filterBuilderMessages)
  return (
    <span className="inlay-Tag inlay-FilterChips-chip" data-removable="">
      <button
        type="button"
        className="inlay-FilterChips-open"
        // Cut at its own end, whatever runs around it.
        dir="auto"
        aria-label={t('editChip', { condition: words })}
        title={words}
        onClick={onOpen}
      >
        {words}
      </button>
      <button
        type="button"
        className="inlay-Tag-remove"
        aria-label={t('removeChip', { condition: words })}
        onClick={onRemove}
      >
        <Icon icon={X} size={14} />
      </button>
    </span>
  )
}
