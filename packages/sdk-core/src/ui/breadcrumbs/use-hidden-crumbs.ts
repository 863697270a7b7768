import { useLayoutEffect, useState, type RefObject } from 'react'

/** With less than this, what is left of a name says nothing. */
const readable = 64

/**
 * How many places after the first go into the menu: at least so many, and more where the line is too narrow to read the
 * names of those that stay; in the end the first goes too. A line of another width or with other names is tried anew.
 */
export function useHiddenCrumbs(
  line: RefObject<HTMLElement | null>,
  { names, least, most }: { readonly names: string; readonly least: number; readonly most: number },
): number {
  const [{ width, fonts }, setRoom] = useState({ width: 0, fonts: 0 })
  const tried = `${width}\n${fonts}\n${least}\n${names}`
  const [fit, setFit] = useState({ tried, hidden: least })
  const hidden = fit.tried === tried ? Math.min(fit.hidden, most) : least

  useLayoutEffect(() => {
    const element = line.current
    if (!element || hidden >= most) return
    const links = [...element.querySelectorAll<HTMLElement>('.inlay-Breadcrumbs-link')]
    const squeezed = links.some(({ clientWidth, scrollWidth }) => clientWidth < Math.min(scrollWidth, readable))
    // oxlint-disable-next-line react/set-state-in-effect -- how wide names are is known when they are there, and before they are seen
    if (squeezed) setFit({ tried, hidden: hidden + 1 })
  }, [hidden, line, most, tried])

  useLayoutEffect(() => {
    const element = line.current
    const Observer = element?.ownerDocument.defaultView?.ResizeObserver
    if (!element || !Observer) return
    const { fonts } = element.ownerDocument
    const observer = new Observer(() => setRoom((room) => ({ ...room, width: element.clientWidth })))
    // A font that comes late makes names wider or narrower, and leaves the line as wide as it is.
    const measureAnew = () => setRoom((room) => ({ ...room, fonts: room.fonts + 1 }))
    observer.observe(element)
    fonts.addEventListener('loadingdone', measureAnew)
    return () => {
      observer.disconnect()
      fonts.removeEventListener('loadingdone', measureAnew)
    }
  }, [line])

  return hidden
}
