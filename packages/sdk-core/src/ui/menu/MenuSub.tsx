import { useContext, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { ChevronRight, type LucideIcon } from 'lucide-react'
import { Icon } from '../icon/Icon'
import { OverlayContext } from '../root/root-context'
import { useClock } from '../root/use-clock'
import { MenuContext } from './menu-context'
import { focusUnderPointer } from './MenuItem'
import { MenuList } from './MenuList'

export interface MenuSubProps {
  readonly label: string
  readonly icon?: LucideIcon | undefined
  readonly children: ReactNode
}

/**
 * An item that opens a menu of its own: on hover, by a press, by Enter or the arrow that points along the text.
 *
 * Contract: as `MenuItem`, with `aria-expanded`.
 */
export function MenuSub({ label, icon, children }: MenuSubProps) {
  const id = useId()
  const overlays = useContext(OverlayContext)
  const menu = useContext(MenuContext)
  const clock = useClock()
  const item = useRef<HTMLButtonElement>(null)
  const timer = useRef<(() => void) | undefined>(undefined)
  const [open, setOpen] = useState<'list' | 'first'>()
  useEffect(() => () => timer.current?.(), [])

  const soon = (run: () => void) => {
    timer.current?.()
    timer.current = clock.after(150, run)
  }

  const back = () => {
    setOpen(undefined)
    item.current?.focus()
  }

  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const forward = event.currentTarget.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight'
    if (event.key !== forward) return
    event.preventDefault()
    setOpen('first')
  }

  return (
    <>
      <button
        ref={item}
        id={`${id}-item`}
        type="button"
        role="menuitem"
        tabIndex={-1}
        className="inlay-Menu-item"
        aria-haspopup="menu"
        aria-expanded={open !== undefined}
        aria-controls={open ? `${id}-menu` : undefined}
        onPointerMove={(event) => {
          focusUnderPointer(event.currentTarget)
          if (!open) soon(() => setOpen((now) => now ?? 'list'))
        }}
        onPointerLeave={() => timer.current?.()}
        onBlur={(event) => {
          // Focus that goes to another item of the same list closes this one; into its own list does not.
          const next = event.relatedTarget
          const siblings = event.currentTarget.closest('[role="menu"]')
          if (next && siblings?.contains(next)) setOpen(undefined)
        }}
        onClick={(event) => setOpen(event.detail === 0 ? 'first' : 'list')}
        onKeyDown={press}
      >
        {icon && <Icon icon={icon} />}
        <span className="inlay-Menu-words">
          <span className="inlay-Menu-text">{label}</span>
        </span>
        <Icon icon={ChevronRight} size={14} directional className="inlay-Menu-sub" />
      </button>
      {open &&
        overlays &&
        createPortal(
          <MenuList
            id={`${id}-menu`}
            anchor={() => item.current}
            // Its first item lines up with this one.
            place={{ placement: 'right-start', gap: 2, alongEdge: -5 }}
            start={open}
            aria-labelledby={`${id}-item`}
            onLeave={(reason) => (reason === 'escape' ? back() : menu?.close(reason))}
            onBack={back}
          >
            {children}
          </MenuList>,
          overlays,
        )}
    </>
  )
}
