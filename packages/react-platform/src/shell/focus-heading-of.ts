/**
 * Gives focus to the main heading of a screen, or to the main part while there is none. A heading that takes the place of
 * another one, as that of what was waited for does, takes its focus as well, unless the person does something first.
 * @returns stops waiting
 */
export function focusHeadingOf(main: HTMLElement): () => void {
  const signs = ['pointerdown', 'keydown'] as const
  const document = main.ownerDocument
  const change = new MutationObserver(() => {
    const { activeElement } = document
    if (activeElement === main || activeElement === document.body || activeElement === null) focus(main)
  })
  const stop = () => {
    change.disconnect()
    for (const sign of signs) document.removeEventListener(sign, stop)
  }
  change.observe(main, { childList: true, subtree: true })
  for (const sign of signs) document.addEventListener(sign, stop, { passive: true })
  focus(main)
  return stop
}

function focus(main: HTMLElement) {
  const heading = main.querySelector<HTMLElement>('h1')
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  ;(heading ?? main).focus({ preventScroll: true })
}
