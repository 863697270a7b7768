import {
  forwardRef,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { ChevronRight } from 'lucide-react'
import { classNames } from '../class-names'
import type { Point } from '../floating/on-the-way'
import { Icon } from '../icon/Icon'
import { useClock } from '../root/use-clock'
import { MenuContext, MenuListContext } from './menu-context'
import type { MenuChoiceWords } from './MenuChoice'
import { MenuList } from './MenuList'
import { MenuRow, rowAttributes } from './MenuRow'

export interface MenuSubProps extends Omit<MenuChoiceWords, 'shortcut' | 'children' | 'id'> {
  /** What leads to it. */
  readonly label: string
  /** Why none of it can be chosen now; it stays reachable and does not open. */
  readonly disabledReason?: string | undefined
  /** The items inside. */
  readonly children: ReactNode
}

/** How long a pointer rests on it before it opens. */
const pause = 150

/**
 * An item that opens a menu of its own: on hover, by a press, by Enter or the arrow that points along the text. A
 * pointer may take the short way into it, over the corners of other items.
 *
 * Contract: as `MenuItem`, with `aria-expanded`.
 */
export const MenuSub = forwardRef<HTMLButtonElement, MenuSubProps>(function MenuSub(
  { label, icon, disabledReason: reason, className, children, ...rest },
  ref,
) {
  const id = useId()
  const menu = useContext(MenuContext)
  const around = useContext(MenuListContext)
  const clock = useClock()
  const item = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const pointer = useRef<Point>(undefined)
  const timer = useRef<(() => void) | undefined>(undefined)
  const [start, setStart] = useState<'nothing' | 'first'>('nothing')
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => item.current, [])
  useEffect(() => () => timer.current?.(), [])

  const itemId = `${id}-item`
  const open = around?.openSub === itemId

  const show = (from: 'nothing' | 'first') => {
    timer.current?.()
    if (reason !== undefined || open) return
    setStart(from)
    around?.setOpenSub(itemId)
    around?.guard(pointer.current, () => list.current)
  }

  const back = () => {
    around?.setOpenSub(undefined)
    item.current?.focus()
  }

  const move = (event: PointerEvent<HTMLButtonElement>) => {
    const point = { x: event.clientX, y: event.clientY }
    pointer.current = point
    if (open) {
      around.guard(point, () => list.current)
      if (!event.currentTarget.matches(':focus')) event.currentTarget.focus({ preventScroll: true })
      return
    }
    around?.pointAt(event.currentTarget, point, () => {
      timer.current?.()
      timer.current = clock.after(pause, () => show('nothing'))
    })
  }

  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const forward = event.currentTarget.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight'
    if (event.key !== forward) return
    event.preventDefault()
    if (open) list.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus()
    else show('first')
  }

  return (
    <>
      <button
        {...rest}
        {...rowAttributes(id, { reason })}
        ref={item}
        id={itemId}
        type="button"
        role="menuitem"
        className={classNames('inlay-Menu-item', className)}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? `${id}-menu` : undefined}
        onPointerMove={move}
        onPointerLeave={() => {
          timer.current?.()
          pointer.current = undefined
        }}
        onClick={(event) => show(event.detail === 0 ? 'first' : 'nothing')}
        onKeyDown={press}
      >
        <MenuRow
          {...{ id, icon, reason }}
          end={<Icon icon={ChevronRight} size={14} directional className="inlay-Menu-sub" />}
        >
          {label}
        </MenuRow>
      </button>
      {open && (
        <MenuList
          ref={list}
          id={`${id}-menu`}
          anchor={() => item.current}
          // Its first item lines up with this one.
          place={{ placement: 'right-start', gap: 2, alongEdge: -5 }}
          start={start}
          aria-labelledby={itemId}
          onPointerEnter={() => around.guard()}
          onLeave={(leave) => (leave === 'escape' ? back() : menu?.close(leave))}
          onBack={back}
        >
          {children}
        </MenuList>
      )}
    </>
  )
})
