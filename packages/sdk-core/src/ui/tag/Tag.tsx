import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { CircleAlert, X, type LucideIcon } from 'lucide-react'
import { useMessages } from '../../react/messages/use-messages'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import { kitMessages } from '../messages'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'

export type TagRemoveReason = 'pressed' | 'key'

export interface TagProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** What it says. */
  readonly label: string
  /** Before the words. */
  readonly icon?: LucideIcon | undefined
  /** Before the label, where an icon does not do: an avatar, a flag. */
  readonly start?: ReactNode
  /** What is wrong with it. */
  readonly invalid?: string | undefined
  /** Gives it a button that removes it. */
  readonly onRemove?: ((details: { readonly reason: TagRemoveReason }) => void) | undefined
  /** What the button is called. @default 'Remove {label}' */
  readonly removeLabel?: string | undefined
  /** Whether Tab stops at the button; a list of tags is walked by arrow keys instead. @default 0 */
  readonly removeTabIndex?: 0 | -1 | undefined
  /** It can be read and not removed. @default false */
  readonly disabled?: boolean | undefined
}

/**
 * One of a few words that something has: a filter that is set, somebody who was chosen.
 *
 * Contract: slot classes `inlay-Tag`, `-label`, `-remove`; `data-invalid`, `data-disabled`, `data-removable`.
 */
export const Tag = forwardRef<HTMLSpanElement, TagProps>(function Tag(
  { label, icon, start, invalid, onRemove, removeLabel, removeTabIndex = 0, disabled = false, className, ...rest },
  ref,
) {
  const t = useMessages(kitMessages)
  const glyph = invalid === undefined ? icon : CircleAlert
  return (
    <span
      {...rest}
      ref={ref}
      className={classNames('inlay-Tag', className)}
      data-invalid={invalid === undefined ? undefined : ''}
      data-disabled={disabled ? '' : undefined}
      data-removable={onRemove ? '' : undefined}
    >
      {glyph && <Icon icon={glyph} size={14} />}
      {start !== undefined && invalid === undefined && (
        <span aria-hidden className="inlay-Tag-start">
          {start}
        </span>
      )}
      <span className="inlay-Tag-label" title={invalid ?? label}>
        <bdi>{label}</bdi>
      </span>
      {invalid !== undefined && <VisuallyHidden>{invalid}</VisuallyHidden>}
      {onRemove && (
        <button
          type="button"
          className="inlay-Tag-remove"
          tabIndex={removeTabIndex}
          disabled={disabled}
          aria-label={removeLabel ?? t('remove', { name: label })}
          // A click without a pointer is a key.
          onClick={(event) => onRemove({ reason: event.detail === 0 ? 'key' : 'pressed' })}
        >
          <Icon icon={X} size={14} />
        </button>
      )}
    </span>
  )
})
