/** Tells of the height of the content, and of that of the window that it stands in. The answer stops it. */
export function reportHeight(
  content: HTMLElement,
  tell: (report: { readonly height: number; readonly viewport: number }) => void,
): () => void {
  const window = content.ownerDocument.defaultView
  if (!window) return () => {}
  let last = ''
  // Not of the document: that is never less high than its window.
  const observer = new window.ResizeObserver(() => {
    const report = { height: Math.ceil(content.getBoundingClientRect().height), viewport: window.innerHeight }
    const text = `${report.height} ${report.viewport}`
    if (text === last) return
    last = text
    tell(report)
  })
  observer.observe(content)
  const endHold = holdMargins(content, window)
  return () => {
    observer.disconnect()
    endHold()
  }
}

/** Margins of what stands first and last in a block reach out of it, where they are part of no height. */
function holdMargins(content: HTMLElement, window: Window): () => void {
  if (window.getComputedStyle(content).display !== 'block') return () => {}
  const before = content.style.display
  content.style.display = 'flow-root'
  return () => {
    content.style.display = before
  }
}
