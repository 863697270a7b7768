import type { Placement } from '@floating-ui/react'

/** What a tooltip says and how. */
export interface TooltipWords {
  /** A few words about the control. */
  readonly text: string
  /** Keys that do the same: `mod+f` is written as ⌘F on a Mac and as Ctrl F elsewhere. */
  readonly shortcut?: string | undefined
  /** The text is the name of the control already, so it is not read a second time as its description. @default false */
  readonly names?: boolean | undefined
  /** Shown only while the element's own text is cut off by an ellipsis. @default false */
  readonly whenCut?: boolean | undefined
  /** At which side of the control it stands, as long as there is room. @default 'bottom' */
  readonly placement?: Placement | undefined
}

/**
 * What gives an element a tooltip: attributes and nothing else, so that thousands of cells can have one. The root shows
 * it. `Tooltip` is the same as a component.
 */
export function tooltipAttributes({ text, shortcut, names, whenCut, placement }: TooltipWords) {
  return {
    'data-inlay-tooltip': text,
    'data-inlay-tooltip-keys': shortcut,
    'data-inlay-tooltip-names': names ? '' : undefined,
    'data-inlay-tooltip-cut': whenCut ? '' : undefined,
    'data-inlay-tooltip-place': placement,
  }
}
