import { useContext, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { placeFloating, type FloatingPlace } from '../floating/place-floating'
import { useClock } from '../root/use-clock'
import { MenuContext, type MenuCloseReason } from './menu-context'
import { itemsOf, moveTarget } from './menu-movement'
import { createTypeahead } from './typeahead'

export interface MenuListProps {
  readonly id: string
  readonly anchor: () => HTMLElement | null
  readonly place: FloatingPlace
  /** What takes focus: the list itself after a press of the pointer, an item after a key. */
  readonly start: 'list' | 'first' | 'last'
  readonly 'aria-label'?: string | undefined
  readonly 'aria-labelledby'?: string | undefined
  readonly onLeave: (reason: MenuCloseReason) => void
  /** In a submenu: the arrow key towards its parent. */
  readonly onBack?: (() => void) | undefined
  readonly children: ReactNode
}

/** The list of a menu or submenu, in the top layer; focus moves over its items. */
export function MenuList({ id, anchor, place, start, onLeave, onBack, children, ...name }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)
  const menu = useContext(MenuContext)
  const clock = useClock()
  const typeahead = useRef<ReturnType<typeof createTypeahead>>(undefined)
  const opening = useRef({ anchor, place, start })

  useLayoutEffect(() => {
    const element = list.current
    const beside = opening.current.anchor()
    if (!element || !beside) return
    const letGo = placeFloating(beside, element, opening.current.place)
    const forget = menu?.register(element)
    const items = itemsOf(element)
    const first = { list: element, first: items[0], last: items.at(-1) }[opening.current.start]
    ;(first ?? element).focus({ preventScroll: true })
    return () => {
      forget?.()
      letGo()
    }
  }, [menu])

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const element = event.currentTarget
    // What is typed into a menu never reaches the shortcuts of what is around it.
    event.stopPropagation()
    if (event.key === 'Escape') {
      // Also keeps a dialog around it, ours or the page's, from closing with it.
      event.preventDefault()
      onLeave('escape')
      return
    }
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
    <div
      ref={list}
      id={id}
      role="menu"
      tabIndex={-1}
      className="inlay-Floating inlay-Menu"
      onKeyDown={press}
      onContextMenu={(event) => event.preventDefault()}
      {...name}
    >
      {children}
    </div>
  )
}

/** The arrow that points back to the parent: against the direction of text. */
function backKey(element: HTMLElement): string {
  return element.matches(':dir(rtl)') ? 'ArrowRight' : 'ArrowLeft'
}
