/**
 * Scrolls an element to where it was, as soon as what fills it has arrived again. Gives up when the person scrolls or
 * types first.
 * @returns stops waiting
 */
export function scrollBackTo(element: HTMLElement, top: number): () => void {
  const signs = ['wheel', 'pointerdown', 'touchstart', 'keydown'] as const
  const growth = new MutationObserver(attempt)
  const stop = () => {
    growth.disconnect()
    for (const sign of signs) element.removeEventListener(sign, stop)
  }
  function attempt() {
    element.scrollTo({ top })
    if (element.scrollTop >= top - 1) stop()
  }
  growth.observe(element, { childList: true, subtree: true })
  for (const sign of signs) element.addEventListener(sign, stop, { passive: true })
  attempt()
  return stop
}
