import { forwardRef, type ReactNode } from 'react'
import { ChevronDown, X } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../class-names'
import type { ControlSize } from '../control-size'
import { Icon } from '../icon/Icon'
import { kitMessages } from '../messages'
import { Spinner } from '../spinner/Spinner'

export interface PickerControlProps {
  readonly className: string
  readonly children: ReactNode
  readonly label: string
  readonly size: ControlSize
  readonly variant?: 'field' | 'quiet' | undefined
  readonly invalid: boolean
  readonly disabled: boolean
  readonly readOnly: boolean
  readonly open: boolean
  readonly filled: boolean
  readonly busy?: boolean | undefined
  /** Left out where there is nothing to clear. */
  readonly onClear?: (() => void) | undefined
  /** A press on the chevron, where that is not part of a button that has the whole field. */
  readonly onToggle?: (() => void) | undefined
  /** What that press does. @default 'Show options' */
  readonly toggleLabel?: string | undefined
}

/** The edge around a field with a list: what is chosen, a button that clears it, and the chevron. */
export const PickerControl = forwardRef<HTMLDivElement, PickerControlProps>(function PickerControl(
  { className, children, label, size, variant = 'field', onClear, onToggle, toggleLabel, busy = false, ...states },
  ref,
) {
  const t = useMessages(kitMessages)
  return (
    <div
      ref={ref}
      className={classNames('inlay-Control', 'inlay-Picker', className)}
      data-size={size}
      data-variant={variant}
      data-invalid={states.invalid ? '' : undefined}
      data-disabled={states.disabled ? '' : undefined}
      data-readonly={states.readOnly ? '' : undefined}
      data-open={states.open ? '' : undefined}
      data-filled={states.filled ? '' : undefined}
    >
      {children}
      {busy && <Spinner />}
      {onClear && (
        <button
          type="button"
          className="inlay-Picker-clear"
          aria-label={t('clear', { name: label })}
          onClick={(event) => {
            // It goes with what it clears, and focus would with it.
            event.currentTarget.parentElement?.querySelector<HTMLElement>('[role="combobox"]')?.focus()
            onClear()
          }}
        >
          <Icon icon={X} size={14} />
        </button>
      )}
      {onToggle ? (
        // The arrow keys do the same, so it is no stop of its own.
        <button
          type="button"
          tabIndex={-1}
          className="inlay-Picker-toggle"
          aria-label={toggleLabel ?? t('showOptions')}
          aria-expanded={states.open}
          disabled={states.disabled}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onToggle}
        >
          <Icon icon={ChevronDown} size={14} />
        </button>
      ) : (
        <Icon icon={ChevronDown} size={14} className="inlay-Picker-chevron" />
      )}
    </div>
  )
})
