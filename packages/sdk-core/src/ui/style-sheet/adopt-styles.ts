type Root = Document | ShadowRoot

/**
 * One constructed sheet for all roots of a window. A root may be given it by several parts; it goes with the last one.
 */
export function createAdoptStyles(text: string): (root: Root) => () => void {
  const sheets = new WeakMap<Window, CSSStyleSheet>()
  const users = new WeakMap<Root, number>()

  return (root) => {
    const view = (root.nodeType === 9 ? (root as Document) : root.ownerDocument)?.defaultView
    if (!view) return () => undefined
    let sheet = sheets.get(view)
    if (!sheet) {
      sheet = new view.CSSStyleSheet()
      sheet.replaceSync(text)
      sheets.set(view, sheet)
    }
    const adopted = sheet
    const before = users.get(root) ?? 0
    users.set(root, before + 1)
    if (before === 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, adopted]

    let done = false
    return () => {
      if (done) return
      done = true
      const left = (users.get(root) ?? 1) - 1
      users.set(root, left)
      if (left === 0) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== adopted)
    }
  }
}
