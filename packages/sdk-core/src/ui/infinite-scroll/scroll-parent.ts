/** What scrolls around an element, also across a shadow root; `null` when that is the page. */
export function scrollParent(element: Element): Element | null {
  const view = element.ownerDocument.defaultView
  if (!view) return null
  let at: Element | null = element
  while (at) {
    const parent: Element | null = at.parentElement ?? hostOf(at)
    if (!parent || parent === element.ownerDocument.body) return null
    if (/auto|scroll|overlay/.test(view.getComputedStyle(parent).overflowY)) return parent
    at = parent
  }
  return null
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode()
  return 'host' in root ? (root as ShadowRoot).host : null
}
