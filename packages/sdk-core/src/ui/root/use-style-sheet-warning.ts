import { useEffect, type RefObject } from 'react'

let warned = false

/** In development builds: says once when a root finds no style sheet, which otherwise only looks broken. */
export function useStyleSheetWarning(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (process.env.NODE_ENV === 'production' || warned || !root.current) return
    const style = root.current.ownerDocument.defaultView?.getComputedStyle(root.current)
    if (!style || style.getPropertyValue('--inlay-styles').trim() === '1') return
    warned = true
    console.warn(
      "Inlay: the style sheet is missing. Import '@inlay/sdk-core/styles.css' (and that of each feature package) once, " +
        'or isolate the root: <InlayRoot isolation="shadow">.',
    )
  }, [root])
}
