import {
  cloneElement,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
} from 'react'
import { useLatest } from '../../react/hooks/use-latest'
import { pressAndDrag } from './press-and-drag'

/** What the button of a menu takes: `Button` and `IconButton` do. */
export interface MenuTriggerProps {
  readonly id?: string | undefined
  readonly 'aria-haspopup'?: 'menu' | undefined
  readonly 'aria-expanded'?: boolean | undefined
  readonly 'aria-controls'?: string | undefined
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLButtonElement>) => void) | undefined
  readonly onPointerDown?: ((event: PointerEvent<HTMLButtonElement>) => void) | undefined
  readonly onPointerLeave?: ((event: PointerEvent<HTMLButtonElement>) => void) | undefined
}

interface TriggerProps {
  readonly trigger: ReactElement<MenuTriggerProps>
  readonly id: string
  /** The menu's, while it is open. */
  readonly menuId: string | undefined
  /** `byKey`: Enter or space, so the first item takes focus at once. */
  readonly onPress: (byKey: boolean) => void
  /** Drawn out of the button with the pointer held down. */
  readonly onDragOut: () => void
  readonly onArrow: (start: 'first' | 'last') => void
  /** Its menu is open, and focus is still on the button. */
  readonly onEscape: () => void
}

/** Gives a button what makes it that of a menu; what it does of its own comes first. */
export function MenuTrigger({ trigger, id, menuId, onPress, onDragOut, onArrow, onEscape }: TriggerProps) {
  const { props } = trigger
  const latest = useLatest(onDragOut)
  const [drag] = useState(() => pressAndDrag(() => latest.current()))
  return cloneElement(trigger, {
    id,
    'aria-haspopup': 'menu',
    'aria-expanded': menuId !== undefined,
    'aria-controls': menuId,
    onPointerDown: (event) => {
      props.onPointerDown?.(event)
      if (!event.defaultPrevented && !isRefused(event.currentTarget)) drag.onPointerDown(event)
    },
    onPointerLeave: (event) => {
      props.onPointerLeave?.(event)
      drag.onPointerLeave(event)
    },
    onClick: (event) => {
      props.onClick?.(event)
      // A click without a pointer is a key.
      if (!event.defaultPrevented) onPress(event.detail === 0)
    },
    onKeyDown: (event) => {
      props.onKeyDown?.(event)
      if (event.defaultPrevented || isRefused(event.currentTarget)) return
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        onArrow(event.key === 'ArrowDown' ? 'first' : 'last')
      } else if (event.key === 'Escape' && menuId !== undefined) {
        event.preventDefault()
        event.stopPropagation()
        onEscape()
      }
    },
  })
}

/** A button that says why it cannot be used stays reachable, and opens nothing. */
function isRefused(button: HTMLElement): boolean {
  return button.getAttribute('aria-disabled') === 'true'
}
