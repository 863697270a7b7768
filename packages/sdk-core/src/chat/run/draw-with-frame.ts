import type { Clock } from '../../ports/host'

/** A page that nobody sees is given no frames, and has to go on all the same. */
const longestWait = 250
/** As long as a frame, where there is no element yet to ask for one. */
const usualFrame = 16

/**
 * Runs what draws right before the browser does: everything that came in between is drawn once, and seen at once. The answer
 * cancels.
 */
export function drawWithFrame(element: Element | null, clock: Clock, run: () => void): () => void {
  const view = element?.ownerDocument.defaultView
  if (!view) return clock.after(usualFrame, run)
  const cancel = () => {
    view.cancelAnimationFrame(frame)
    cancelWait()
  }
  const go = () => {
    cancel()
    run()
  }
  const frame = view.requestAnimationFrame(go)
  const cancelWait = clock.after(longestWait, go)
  return cancel
}
