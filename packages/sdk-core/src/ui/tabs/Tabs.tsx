import {
  forwardRef,
  useId,
  useState,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type ReactElement,
  type Ref,
} from 'react'
import { classNames } from '../class-names'
import type { TabItem } from './tab-item'
import { TabLinks } from './TabLinks'
import { TabList, type TabReason } from './TabList'

export interface TabsProps<Value extends string = string> extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children' | 'defaultValue'
> {
  /** What the tabs are of: “Campaign”. */
  readonly label: string
  /** With an address (`to`) each, they are links and the host's navigation says which one is open. */
  readonly items: readonly TabItem<Value>[]
  /** The open tab; left out, it is kept here. */
  readonly value?: Value | undefined
  /** The tab that is open at first, where they keep it themselves. @default the first */
  readonly defaultValue?: Value | undefined
  /** Another tab is open. */
  readonly onValueChange?: ((value: Value, details: { readonly reason: TabReason }) => void) | undefined
  /** `manual`: arrows only move, Enter opens; for panels that are slow. @default 'automatic' */
  readonly activation?: 'automatic' | 'manual' | undefined
  /** Panels that were left stay as they were, hidden. @default false */
  readonly keepMounted?: boolean | undefined
}

/**
 * Views of one thing, one at a time. Arrow keys, Home and End move along the tabs; those that do not fit scroll.
 *
 * Contract: slot classes `inlay-Tabs`, `-list`, `-tab`, `-count`, `-panel`; `aria-selected`, or `aria-current` on links;
 * `data-more-left` and `data-more-right` on the line while tabs are out of sight there.
 */
export const Tabs = forwardRef(function Tabs<Value extends string>(
  {
    label,
    items,
    value,
    defaultValue,
    onValueChange,
    activation = 'automatic',
    keepMounted = false,
    className,
    ...rest
  }: TabsProps<Value>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const id = useId()
  const [own, setOwn] = useState(defaultValue ?? items[0]?.value)
  const current = value ?? own
  const asLinks = items.some((item) => item.to !== undefined)
  const open = (next: Value, reason: TabReason) => {
    setOwn(next)
    if (next !== current) onValueChange?.(next, { reason })
  }
  return (
    <div {...rest} ref={ref} className={classNames('inlay-Tabs', className)}>
      {asLinks ? (
        <TabLinks label={label} items={items} current={current} onOpen={open} />
      ) : (
        <TabList id={id} label={label} items={items} current={current} activation={activation} onOpen={open} />
      )}
      {items.map((item) => {
        const shown = item.value === current
        if (item.panel === undefined || !(shown || keepMounted)) return null
        return (
          // What a panel holds may have nothing that takes focus, so it takes focus itself.
          <div
            key={item.value}
            className="inlay-Tabs-panel"
            hidden={!shown}
            {...(!asLinks && {
              role: 'tabpanel',
              id: `${id}-panel-${item.value}`,
              'aria-labelledby': `${id}-tab-${item.value}`,
              tabIndex: 0,
            })}
          >
            {item.panel}
          </div>
        )
      })}
    </div>
  )
}) as <Value extends string = string>(props: TabsProps<Value> & { readonly ref?: Ref<HTMLDivElement> }) => ReactElement
