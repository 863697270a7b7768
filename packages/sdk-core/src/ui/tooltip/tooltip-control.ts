import type { TooltipWords } from './tooltip-attributes'

/** The attributes that a shown tooltip follows: its words, and whether its control has opened something. */
export const watchedAttributes = [
  'data-inlay-tooltip',
  'data-inlay-tooltip-keys',
  'data-inlay-tooltip-names',
  'aria-expanded',
]

/** The innermost element on the way of an event that has a tooltip, as far out as a root. */
export function tooltipControl(path: readonly EventTarget[], root: EventTarget | null): HTMLElement | undefined {
  for (const target of path) {
    if (!isElement(target)) continue
    if (target.matches('.inlay-InlayRoot')) return undefined
    if (target.hasAttribute('data-inlay-tooltip')) return target
    if (target === root) return undefined
  }
  return undefined
}

/** Whether an event is that of a root, and not of another one inside of it. */
export function isOfRoot(path: readonly EventTarget[], root: EventTarget | null): boolean {
  const nearest = path.find((target) => isElement(target) && target.matches('.inlay-InlayRoot'))
  return nearest === undefined || nearest === root
}

/** What the tooltip of a control says now; `undefined` while it has nothing to say. */
export function wordsOf(control: HTMLElement): TooltipWords | undefined {
  const text = control.getAttribute('data-inlay-tooltip')
  if (!text || !control.isConnected) return undefined
  // Not over what the control has opened.
  if (control.getAttribute('aria-expanded') === 'true') return undefined
  const whenCut = control.hasAttribute('data-inlay-tooltip-cut')
  if (whenCut && !isCut(control)) return undefined
  return {
    text,
    shortcut: control.getAttribute('data-inlay-tooltip-keys') ?? undefined,
    // Who reads with ears has heard the whole text already.
    names: whenCut || control.hasAttribute('data-inlay-tooltip-names'),
    placement: (control.getAttribute('data-inlay-tooltip-place') ?? 'bottom') as TooltipWords['placement'],
  }
}

function isCut(control: HTMLElement): boolean {
  const boxes = [control, ...control.querySelectorAll<HTMLElement>('*')]
  // What is only read is one pixel wide, and always cut.
  return boxes.some((box) => box.clientWidth > 1 && box.scrollWidth > box.clientWidth)
}

function isElement(target: EventTarget): target is HTMLElement {
  return 'matches' in target && 'hasAttribute' in target
}
