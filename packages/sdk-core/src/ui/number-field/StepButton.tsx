import type { LucideIcon } from 'lucide-react'
import { Icon } from '../icon/Icon'
import { useRepeatedPress } from './use-repeated-press'

export interface StepButtonProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly controls: string
  readonly disabled: boolean
  readonly onStep: (byHand: boolean) => boolean
}

/** One of the two at the end of a number field. Keys have the arrows, so it is no stop for Tab. */
export function StepButton({ icon, label, controls, disabled, onStep }: StepButtonProps) {
  const press = useRepeatedPress(onStep)
  return (
    <button
      type="button"
      tabIndex={-1}
      className="inlay-NumberField-step"
      aria-label={label}
      aria-controls={controls}
      disabled={disabled}
      {...press}
    >
      <Icon icon={icon} size={14} />
    </button>
  )
}
