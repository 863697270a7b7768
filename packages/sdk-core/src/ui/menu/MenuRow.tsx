import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { Icon } from '../icon/Icon'

interface MenuRowProps {
  /** The id of the item, from which those of its words follow. */
  readonly id: string
  readonly icon?: LucideIcon | undefined
  readonly children: ReactNode
  readonly shortcut?: string | undefined
  readonly reason?: string | undefined
  readonly description?: string | undefined
  /** At the end: a tick, an arrow. */
  readonly end?: ReactNode
}

/** What stands in an item, of whatever kind it is: icon, words, keys, and a sign at the end. */
export function MenuRow({ id, icon, children, shortcut, reason, description, end }: MenuRowProps) {
  const note = reason ?? description
  return (
    <>
      {icon && <Icon icon={icon} />}
      <span className="inlay-Menu-words">
        <span className="inlay-Menu-text">{children}</span>
        {note !== undefined && (
          <span aria-hidden id={`${id}-reason`} className="inlay-Menu-reason">
            {note}
          </span>
        )}
      </span>
      {shortcut !== undefined && (
        <kbd aria-hidden id={`${id}-keys`} className="inlay-Menu-hint">
          {shortcut}
        </kbd>
      )}
      {end}
    </>
  )
}

/** Words beside an item's name are hidden from its name and given as its description. */
export function rowAttributes(
  id: string,
  { reason, description, shortcut }: Pick<MenuRowProps, 'reason' | 'description' | 'shortcut'>,
) {
  const ids = [(reason ?? description) !== undefined && `${id}-reason`, shortcut !== undefined && `${id}-keys`].filter(
    Boolean,
  )
  return {
    tabIndex: -1,
    'aria-disabled': reason === undefined ? undefined : true,
    'aria-describedby': ids.length > 0 ? ids.join(' ') : undefined,
  } as const
}
