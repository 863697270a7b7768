/**
 * Called by a press that takes away what was pressed, as the button of a dialog does. The second press of a double one
 * then meets nothing: it was meant for what is gone, and not to open, or to mark, what has come to light below.
 */
export function swallowDoublePress(document: Document): void {
  const over = new AbortController()
  const swallow = (event: MouseEvent) => {
    // Another press begins, or a key.
    if (event.detail < 2) return over.abort()
    event.preventDefault()
    event.stopPropagation()
  }
  for (const type of ['mousedown', 'mouseup', 'click', 'dblclick'] as const) {
    document.addEventListener(type, swallow, { capture: true, signal: over.signal })
  }
}
