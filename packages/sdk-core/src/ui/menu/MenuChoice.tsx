import { forwardRef, useContext, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { Check, type LucideIcon } from 'lucide-react'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import { MenuContext, MenuListContext } from './menu-context'
import { MenuRow, rowAttributes } from './MenuRow'

/** What all items that can be chosen take. */
export interface MenuChoiceWords extends Omit<
  ComponentPropsWithoutRef<'button'>,
  'children' | 'onSelect' | 'onClick' | 'type' | 'role' | 'value' | 'disabled'
> {
  /** What it says. */
  readonly children: ReactNode
  /** Before the words. */
  readonly icon?: LucideIcon | undefined
  /** Below the words, what is meant by them; gives way to `disabledReason`. */
  readonly description?: string | undefined
  /** Keys that do the same. */
  readonly shortcut?: string | undefined
  /** Why it cannot be chosen now; the item stays reachable, so that this can be read. */
  readonly disabledReason?: string | undefined
}

interface MenuChoiceProps extends MenuChoiceWords {
  readonly 'data-tone'?: string | undefined
  readonly kind: keyof typeof roles
  readonly checked?: boolean | undefined
  readonly keepOpen: boolean
  readonly onChoose: () => void
}

/** An item of any kind that can be chosen. */
export const MenuChoice = forwardRef<HTMLButtonElement, MenuChoiceProps>(function MenuChoice(
  {
    children,
    icon,
    description,
    shortcut,
    disabledReason: reason,
    kind,
    checked,
    keepOpen,
    onChoose,
    className,
    ...rest
  },
  ref,
) {
  const menu = useContext(MenuContext)
  const list = useContext(MenuListContext)
  const id = useId()
  return (
    <button
      {...rest}
      {...rowAttributes(id, { reason, description, shortcut })}
      ref={ref}
      type="button"
      role={roles[kind]}
      className={classNames('inlay-Menu-item', className)}
      aria-checked={checked}
      onPointerMove={(event) => list?.pointAt(event.currentTarget, { x: event.clientX, y: event.clientY })}
      onClick={() => {
        if (reason !== undefined) return
        if (!keepOpen) menu?.close('selected')
        onChoose()
      }}
    >
      <MenuRow
        {...{ id, icon, shortcut, reason, description }}
        end={
          checked !== undefined && (
            // Its room is kept, so that nothing moves when it is chosen.
            <span className="inlay-Menu-check">{checked && <Icon icon={Check} />}</span>
          )
        }
      >
        {children}
      </MenuRow>
    </button>
  )
})

const roles = { action: 'menuitem', checkbox: 'menuitemcheckbox', radio: 'menuitemradio' } as const
