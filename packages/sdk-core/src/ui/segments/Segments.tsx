import {
  forwardRef,
  useState,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type KeyboardEvent,
  type ReactElement,
  type Ref,
} from 'react'
import type { LucideIcon } from 'lucide-react'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import { lineTarget } from '../roving/line-target'
import { Tooltip } from '../tooltip/Tooltip'

export interface Segment<Value extends string = string> {
  readonly value: Value
  readonly label: string
  readonly icon?: LucideIcon | undefined
}

export type SegmentReason = 'pressed' | 'arrow-key'

export interface SegmentsProps<Value extends string = string> extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'defaultValue'
> {
  /** What is chosen: “Shown as”. */
  readonly label: string
  /** Two or three; more are tabs or a select. */
  readonly items: readonly Segment<Value>[]
  /** The chosen one; left out, it is kept here. */
  readonly value?: Value | undefined
  /** What is chosen at first, where it keeps that itself. @default the first */
  readonly defaultValue?: Value | undefined
  /** Another one has been chosen. */
  readonly onValueChange?: ((value: Value, details: { readonly reason: SegmentReason }) => void) | undefined
  /** Icons alone, each with its label as name and tooltip. @default false */
  readonly iconsOnly?: boolean | undefined
}

/**
 * One of two or three views of the same thing. Arrow keys choose.
 *
 * Contract: slot classes `inlay-Segments`, `-item`; `aria-checked`.
 */
export const Segments = forwardRef(function Segments<Value extends string>(
  { label, items, value, defaultValue, onValueChange, iconsOnly = false, className, ...rest }: SegmentsProps<Value>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const [own, setOwn] = useState(defaultValue ?? items[0]?.value)
  const current = value ?? own
  const choose = (next: Value, reason: SegmentReason) => {
    setOwn(next)
    if (next !== current) onValueChange?.(next, { reason })
  }

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const from = items.findIndex((item) => item.value === current)
    const rightToLeft = event.currentTarget.matches(':dir(rtl)')
    const target =
      lineTarget(event.key, from, items.length, { rightToLeft }) ??
      lineTarget(event.key, from, items.length, { vertical: true })
    const item = target === undefined ? undefined : items[target]
    if (target === undefined || !item || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')[target]?.focus()
    choose(item.value, 'arrow-key')
  }

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the chosen one of its items takes focus
    <div
      {...rest}
      ref={ref}
      role="radiogroup"
      aria-label={label}
      className={classNames('inlay-Segments', className)}
      onKeyDown={press}
    >
      {items.map((item, index) => {
        const checked = item.value === current
        const button = (
          <button
            key={item.value}
            type="button"
            role="radio"
            className="inlay-Segments-item"
            aria-checked={checked}
            aria-label={iconsOnly ? item.label : undefined}
            tabIndex={checked || (current === undefined && index === 0) ? 0 : -1}
            onClick={() => choose(item.value, 'pressed')}
          >
            {item.icon && <Icon icon={item.icon} size={14} />}
            {!iconsOnly && item.label}
          </button>
        )
        return iconsOnly ? (
          <Tooltip key={item.value} text={item.label} names>
            {button}
          </Tooltip>
        ) : (
          button
        )
      })}
    </div>
  )
}) as <Value extends string = string>(
  props: SegmentsProps<Value> & { readonly ref?: Ref<HTMLDivElement> },
) => ReactElement
