/** What is open in the top layer, of a root. */
export function floatsIn(root: HTMLElement): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[popover]:popover-open, dialog[open]')].filter(
    (float) => float.getBoundingClientRect().width > 0,
  )
}

/** Those that take part in Escape: a tooltip only goes away. */
export function layersIn(root: HTMLElement): readonly HTMLElement[] {
  return floatsIn(root).filter(
    (float) => float.getAttribute('role') !== 'tooltip' && !float.querySelector('[role="status"]'),
  )
}

/** Why a person could not get at a float, or nothing. */
export function unreachable(float: HTMLElement): string | undefined {
  const { left, top, right, bottom, width, height } = float.getBoundingClientRect()
  const view = float.ownerDocument.defaultView
  if (!view) return 'it is in no window'
  if (left < -1 || top < -1 || right > view.innerWidth + 1 || bottom > view.innerHeight + 1) {
    return `it lies outside of the window: ${[left, top, right, bottom].map(Math.round).join(' ')}`
  }
  if (getComputedStyle(float).pointerEvents === 'none') return undefined
  const hit = elementAt(float.ownerDocument, left + width / 2, top + Math.min(height / 2, 12))
  return hit && float.contains(hit) ? undefined : `it is covered by ${hit?.outerHTML.slice(0, 80)}`
}

function elementAt(scope: Document | ShadowRoot, x: number, y: number): Element | null {
  const hit = scope.elementFromPoint(x, y)
  return hit?.shadowRoot && hit.shadowRoot !== scope ? elementAt(hit.shadowRoot, x, y) : hit
}
