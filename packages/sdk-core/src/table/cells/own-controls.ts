const own = '.inlay-Table-own'
const reachable = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]'

/**
 * Takes the controls of a partner's cells out of the order of the Tab key, but for those of the cell in which the focus
 * is: a grid is one stop, and Enter leads into a cell.
 */
export function keepOutOfTabOrder(body: HTMLElement): () => void {
  /** What an element that was taken out had before. */
  const before = new Map<Element, string | null>()
  let entered: Element | null = null
  const changes = new MutationObserver((records) => {
    for (const { type, target } of records) {
      // What the partner has written since is what it is to have again.
      if (type === 'attributes' && target instanceof Element) before.delete(target)
    }
    takeOut(body)
    for (const element of before.keys()) if (!element.isConnected) before.delete(element)
  })
  const over = new AbortController()
  const { signal } = over

  function takeOut(within: ParentNode): void {
    for (const element of within.querySelectorAll<HTMLElement>(`${own} :is(${reachable})`)) {
      if (element.tabIndex < 0 || entered?.contains(element)) continue
      before.set(element, element.getAttribute('tabindex'))
      element.tabIndex = -1
    }
    ignoreOwnChanges()
  }

  function giveBack(within: Element): void {
    for (const [element, tabIndex] of before) {
      if (!within.contains(element)) continue
      before.delete(element)
      if (tabIndex === null) element.removeAttribute('tabindex')
      else element.setAttribute('tabindex', tabIndex)
    }
    ignoreOwnChanges()
  }

  function ignoreOwnChanges(): void {
    changes.takeRecords()
  }

  function enter(next: Element | null): void {
    if (next === entered) return
    entered = next
    takeOut(body)
    if (entered) giveBack(entered)
  }

  body.addEventListener('focusin', ({ target }) => enter(cellOf(target)), { signal })
  body.addEventListener('focusout', ({ relatedTarget }) => enter(cellOf(relatedTarget)), { signal })
  changes.observe(body, { subtree: true, childList: true, attributes: true, attributeFilter: ['tabindex', 'href'] })
  takeOut(body)
  return () => {
    over.abort()
    changes.disconnect()
    giveBack(body)
  }
}

function cellOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(own) : null
}
