/** The documents in which a pointer is down, each with what waits for its release. */
const presses = new WeakMap<Document, (() => void)[]>()

// A release over a menu of the system, or at the end of a drag, is told to nobody: the next move tells.
const events = ['mousedown', 'mousemove', 'mouseup'] as const

/** Knows from now on when a pointer is down, wherever in the document. */
export function watchPresses(document: Document): () => void {
  const look = ({ buttons }: MouseEvent) => {
    const waiting = presses.get(document)
    if (buttons > 0) presses.set(document, waiting ?? [])
    else if (waiting) {
      presses.delete(document)
      for (const run of waiting) run()
    }
  }
  for (const event of events) document.addEventListener(event, look, true)
  return () => {
    for (const event of events) document.removeEventListener(event, look, true)
  }
}

/**
 * Runs it when no pointer is down, or else as soon as it is up. A press elsewhere takes focus from a field first: a line
 * that came or went then would take the button from under the pointer, and the press would be lost.
 */
export function whenReleased(document: Document, run: () => void): void {
  const waiting = presses.get(document)
  if (waiting) waiting.push(run)
  else run()
}
