import { cloneElement, type KeyboardEvent, type MouseEvent, type ReactElement } from 'react'

/** What the button of a popover takes: `Button` and `IconButton` do. */
export interface PopoverTriggerProps {
  readonly id?: string | undefined
  readonly 'aria-haspopup'?: 'dialog' | undefined
  readonly 'aria-expanded'?: boolean | undefined
  readonly 'aria-controls'?: string | undefined
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLButtonElement>) => void) | undefined
}

interface TriggerProps {
  readonly trigger: ReactElement<PopoverTriggerProps>
  readonly id: string
  /** The panel's, while it is open. */
  readonly panelId: string | undefined
  readonly onPress: () => void
  /** The panel stands elsewhere in the page, and comes next in the order of Tab all the same. */
  readonly onTabIn: () => void
  readonly onTabAway: () => void
  readonly onEscape: () => void
}

/** Gives a button what makes it that of a popover; what it does of its own comes first. */
export function PopoverTrigger({ trigger, id, panelId, onPress, onTabIn, onTabAway, onEscape }: TriggerProps) {
  const { props } = trigger
  return cloneElement(trigger, {
    id,
    'aria-haspopup': 'dialog',
    'aria-expanded': panelId !== undefined,
    'aria-controls': panelId,
    onClick: (event) => {
      props.onClick?.(event)
      if (!event.defaultPrevented) onPress()
    },
    onKeyDown: (event) => {
      props.onKeyDown?.(event)
      if (event.defaultPrevented || panelId === undefined) return
      if (event.key === 'Tab' && event.shiftKey) onTabAway()
      else if (event.key === 'Tab' || event.key === 'Escape') {
        event.preventDefault()
        event.stopPropagation()
        if (event.key === 'Tab') onTabIn()
        else onEscape()
      }
    },
  })
}
