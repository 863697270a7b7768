import { X } from 'lucide-react'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'

export interface ClearButtonProps {
  /** What it does: “Clear search”. */
  readonly label: string
  readonly onClear: () => void
  readonly className?: string | undefined
}

/** Inside the edge of a control: empties it. */
export function ClearButton({ label, onClear, className }: ClearButtonProps) {
  return (
    <button type="button" className={classNames('inlay-Control-clear', className)} aria-label={label} onClick={onClear}>
      <Icon icon={X} size={14} />
    </button>
  )
}
