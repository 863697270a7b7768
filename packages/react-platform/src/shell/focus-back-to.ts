/**
 * Gives focus to the link of an address as soon as it has arrived again, unless the person does something first.
 * @returns stops waiting
 */
export function focusBackTo(main: HTMLElement, href: string): () => void {
  const signs = ['pointerdown', 'keydown'] as const
  const growth = new MutationObserver(attempt)
  const stop = () => {
    growth.disconnect()
    for (const sign of signs) main.ownerDocument.removeEventListener(sign, stop)
  }
  function attempt() {
    const links = main.querySelectorAll<HTMLElement>('a[href]')
    const link = [...links].find((each) => each.getAttribute('href') === href)
    if (!link) return
    stop()
    link.focus({ preventScroll: true })
  }
  growth.observe(main, { childList: true, subtree: true })
  for (const sign of signs) main.ownerDocument.addEventListener(sign, stop, { passive: true })
  attempt()
  return stop
}
