import { forwardRef, useContext, useId, type ReactNode } from 'react'
import { Check, type LucideIcon } from 'lucide-react'
import { classNames } from '../class-names'
import { Icon } from '../icon/Icon'
import { MenuContext } from './menu-context'

export interface MenuItemProps {
  readonly children: ReactNode
  readonly onSelect: () => void
  readonly icon?: LucideIcon | undefined
  /** Keys that do the same. */
  readonly shortcut?: string | undefined
  /** `danger` for what loses something: last, behind a `MenuLine`. @default 'neutral' */
  readonly tone?: 'neutral' | 'danger' | undefined
  /** Why it cannot be chosen now; the item stays reachable, so that this can be read. */
  readonly disabledReason?: string | undefined
  /** Makes it one that is on or off. */
  readonly checked?: boolean | undefined
  /** Leaves the menu open, for a choice of several. @default false */
  readonly keepOpen?: boolean | undefined
  readonly className?: string | undefined
}

/**
 * One action of a menu.
 *
 * Contract: slot classes `inlay-Menu-item`, `-text`, `-hint`; `data-tone`, `aria-disabled`, `aria-checked`.
 */
export const MenuItem = forwardRef<HTMLButtonElement, MenuItemProps>(function MenuItem(
  { children, onSelect, icon, shortcut, tone = 'neutral', disabledReason, checked, keepOpen = false, className },
  ref,
) {
  const menu = useContext(MenuContext)
  const id = useId()
  return (
    <button
      ref={ref}
      type="button"
      role={checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
      tabIndex={-1}
      className={classNames('inlay-Menu-item', className)}
      data-tone={tone}
      aria-checked={checked}
      aria-disabled={disabledReason === undefined ? undefined : true}
      aria-describedby={described(id, { reason: disabledReason, keys: shortcut })}
      onPointerMove={(event) => focusUnderPointer(event.currentTarget)}
      onClick={() => {
        if (disabledReason !== undefined) return
        if (!keepOpen) menu?.close('selected')
        onSelect()
      }}
    >
      {icon && <Icon icon={icon} />}
      <span className="inlay-Menu-words">
        <span className="inlay-Menu-text">{children}</span>
        {disabledReason !== undefined && (
          <span aria-hidden id={`${id}-reason`} className="inlay-Menu-reason">
            {disabledReason}
          </span>
        )}
      </span>
      {shortcut !== undefined && (
        <kbd aria-hidden id={`${id}-keys`} className="inlay-Menu-hint">
          {shortcut}
        </kbd>
      )}
      {checked && <Icon icon={Check} className="inlay-Menu-check" />}
    </button>
  )
})

/** Pointer and keys share one highlight: focus. */
export function focusUnderPointer(item: HTMLElement): void {
  if (!item.matches(':focus')) item.focus({ preventScroll: true })
}

/** Words beside an item's name are hidden from its name and given as its description; these are their ids. */
export function described(id: string, words: Readonly<Record<string, string | undefined>>): string | undefined {
  const ids = Object.keys(words).filter((word) => words[word] !== undefined)
  return ids.length > 0 ? ids.map((word) => `${id}-${word}`).join(' ') : undefined
}
