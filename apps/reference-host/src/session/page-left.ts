let isLeft = false

window.addEventListener('pagehide', () => void (isLeft = true))
window.addEventListener('pageshow', () => void (isLeft = false))

/** Whether the page is on its way out: what it has asked of a server is broken off then, which says nothing of how it went. */
export function isPageLeft(): boolean {
  return isLeft
}
