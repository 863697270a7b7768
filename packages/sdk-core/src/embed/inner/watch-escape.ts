/** Tells of Escape where nothing in the page had a use for it: the page around may. The answer stops it. */
export function watchEscape(document: Document, tell: () => void): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
    if (document.querySelector('dialog:modal, :popover-open') === null) tell()
  }
  const window = document.defaultView
  // Last of all, when everything in the page has seen it.
  window?.addEventListener('keydown', hear)
  return () => window?.removeEventListener('keydown', hear)
}
