import { cloneElement, type ReactElement } from 'react'
import { tooltipAttributes, type TooltipWords } from './tooltip-attributes'

export interface TooltipProps extends TooltipWords {
  /** A control that hands attributes on to its element: each of the kit does, and so does every plain element. */
  readonly children: ReactElement<object>
}

/**
 * A few words about a control, shown on hover after a moment and on keyboard focus at once. The pointer can go to them;
 * Escape hides them and nothing else. Once one was open, the next opens without delay. It costs nothing until it shows:
 * the root above shows one for whatever control is in question.
 *
 * Contract: slot classes `inlay-Tooltip`, `-shortcut`; `data-side` on what is shown.
 */
export function Tooltip({ children, ...words }: TooltipProps) {
  return cloneElement(children, tooltipAttributes(words))
}
