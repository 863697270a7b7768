/** Tells whether a modal dialog is open in the page. The answer stops it. */
export function watchModal(document: Document, tell: (open: boolean) => void): () => void {
  const window = document.defaultView
  if (!window) return () => {}
  let open = false
  const look = () => {
    const now = document.querySelector('dialog:modal') !== null
    if (now === open) return
    open = now
    tell(now)
  }
  const observer = new window.MutationObserver((records) => {
    if (records.some(isOfDialog)) look()
  })
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] })
  look()
  return () => observer.disconnect()
}

/** Most of what changes in a page has nothing to do with dialogs, and there may be much of it. */
function isOfDialog({ type, addedNodes, removedNodes }: MutationRecord): boolean {
  return type === 'attributes' || [...addedNodes, ...removedNodes].some(holdsDialog)
}

function holdsDialog(node: Node): boolean {
  return node instanceof Element && (node.matches('dialog') || node.querySelector('dialog') !== null)
}
