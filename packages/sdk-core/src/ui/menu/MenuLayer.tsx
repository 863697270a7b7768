import { forwardRef, useMemo, useRef } from 'react'
import { MenuContext, type MenuCloseReason } from './menu-context'
import { MenuList, type MenuListProps } from './MenuList'

interface MenuLayerProps extends MenuListProps {
  /** What opens it: a press there does not count as one outside. */
  readonly opener: () => Element | null
  readonly onLeave: (reason: MenuCloseReason) => void
}

/** The open list of a whole menu, with what its items and submenus share. */
export const MenuLayer = forwardRef<HTMLDivElement, MenuLayerProps>(function MenuLayer({ opener, ...list }, ref) {
  const lists = useRef(new Set<Element>())
  const { onLeave } = list
  const menu = useMemo(
    () => ({
      close: onLeave,
      register: (element: Element) => {
        lists.current.add(element)
        return () => void lists.current.delete(element)
      },
      elements: () => [opener(), ...lists.current],
    }),
    [onLeave, opener],
  )
  return (
    <MenuContext.Provider value={menu}>
      <MenuList ref={ref} {...list} />
    </MenuContext.Provider>
  )
})
