import {
  forwardRef,
  useContext,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { classNames } from '../class-names'
import { FloatingLayer } from '../floating/FloatingLayer'
import type { Anchor, FloatingPlace } from '../floating/place-floating'
import { useClock } from '../root/use-clock'
import { MenuContext, MenuListContext, type MenuCloseReason, type MenuStart } from './menu-context'
import { itemsOf, moveTarget } from './menu-movement'
import { createTypeahead } from './typeahead'
import { useMenuPointer } from './use-menu-pointer'

/** What the element of a list takes from whoever draws a menu. */
export type MenuElementProps = Omit<
  ComponentPropsWithoutRef<'div'>,
  'id' | 'role' | 'tabIndex' | 'onKeyDown' | 'onFocus' | 'onContextMenu' | 'onPointerEnter'
>

export interface MenuListProps extends MenuElementProps {
  readonly id: string
  readonly anchor: () => Anchor | null
  readonly place: FloatingPlace
  readonly start: MenuStart
  readonly onLeave: (reason: MenuCloseReason) => void
  /** In a submenu: the arrow key towards its parent. */
  readonly onBack?: (() => void) | undefined
  readonly onPointerEnter?: (() => void) | undefined
  readonly children: ReactNode
}

/** The list of a menu or submenu, in the top layer; focus moves over its items. */
export const MenuList = forwardRef<HTMLDivElement, MenuListProps>(function MenuList(
  { start, className, onLeave, onBack, children, ...rest },
  ref,
) {
  const list = useRef<HTMLDivElement>(null)
  const menu = useContext(MenuContext)
  const clock = useClock()
  const typeahead = useRef<ReturnType<typeof createTypeahead>>(undefined)
  const opening = useRef(start)
  const pointer = useMenuPointer()
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => list.current, [])

  useLayoutEffect(() => (list.current ? menu?.register(list.current) : undefined), [menu])

  useLayoutEffect(() => {
    const element = list.current
    if (!element || opening.current === 'nothing') return
    const items = itemsOf(element)
    const first = { list: element, first: items[0], last: items.at(-1) }[opening.current]
    ;(first ?? element).focus({ preventScroll: true })
  }, [])

  const closeSubmenuOfOthers = (event: FocusEvent) => {
    // Focus inside of a submenu comes by here too, since it belongs to the list.
    if (!list.current?.contains(event.target) || event.target === list.current) return
    if (event.target.id !== pointer.openSub) pointer.setOpenSub(undefined)
  }

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const element = event.currentTarget
    // What is typed into a menu never reaches the shortcuts of what is around it.
    event.stopPropagation()
    if (event.key === 'Tab') {
      onLeave('tab')
      return
    }
    if (onBack && event.key === backKey(element)) {
      event.preventDefault()
      onBack()
      return
    }
    const items = itemsOf(element)
    const current = items.findIndex((item) => item === event.target || item.contains(event.target as Node))
    const target = moveTarget(event.key, current, items.length)
    if (target !== undefined) {
      event.preventDefault()
      items[target]?.focus()
      return
    }
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
    typeahead.current ??= createTypeahead(clock)
    // A space chooses the item, unless it stands within what is being typed.
    if (event.key === ' ' && !typeahead.current.typing()) return
    event.preventDefault()
    const texts = items.map((item) => item.querySelector('.inlay-Menu-text')?.textContent ?? item.textContent ?? '')
    const found = typeahead.current.find(event.key, texts, current)
    if (found !== undefined) items[found]?.focus()
  }

  return (
    <FloatingLayer
      {...rest}
      ref={list}
      role="menu"
      tabIndex={-1}
      className={classNames('inlay-Menu', className)}
      inside={menu?.elements}
      onKeyDown={press}
      onFocus={closeSubmenuOfOthers}
      onContextMenu={(event) => {
        event.preventDefault()
        event.stopPropagation()
      }}
      onLeave={onLeave}
    >
      <MenuListContext.Provider value={pointer}>{children}</MenuListContext.Provider>
    </FloatingLayer>
  )
})

/** The arrow that points back to the parent: against the direction of text. */
function backKey(element: HTMLElement): string {
  return element.matches(':dir(rtl)') ? 'ArrowRight' : 'ArrowLeft'
}
