import type { VisiblePart } from '../protocol/visible-part'

/** Lower than this, a dialog could not be used: then it has the whole frame. */
const least = 120

/**
 * Says to style sheets which part of the frame can be seen: `--inlay-visible-inset`, what lies around it,
 * `--inlay-visible-below`, what lies below it, and `--inlay-visible-height`. What floats keeps within it.
 */
export function showVisiblePart(root: HTMLElement, { top, height }: VisiblePart): void {
  const whole = root.ownerDocument.defaultView?.innerHeight ?? 0
  const isAll = height < least || height >= whole
  const below = Math.max(0, whole - top - height)
  const values = { inset: `${top}px 0 ${below}px`, below: `${below}px`, height: `${height}px` }
  for (const [name, value] of Object.entries(values)) {
    if (isAll) root.style.removeProperty(`--inlay-visible-${name}`)
    else root.style.setProperty(`--inlay-visible-${name}`, value)
  }
}
