import type { VisiblePart } from '../protocol/visible-part'

/** Lower than this, a dialog could not be used: then it has the whole frame. */
const least = 120

/**
 * Says to style sheets which part of the frame can be seen: `--inlay-visible-inset`, what lies around it, and
 * `--inlay-visible-height`. Dialogs and drawers keep within it.
 */
export function showVisiblePart(root: HTMLElement, { top, height }: VisiblePart): void {
  const whole = root.ownerDocument.defaultView?.innerHeight ?? 0
  if (height < least || height >= whole) {
    root.style.removeProperty('--inlay-visible-inset')
    root.style.removeProperty('--inlay-visible-height')
  } else {
    root.style.setProperty('--inlay-visible-inset', `${top}px 0 ${Math.max(0, whole - top - height)}px`)
    root.style.setProperty('--inlay-visible-height', `${height}px`)
  }
}
