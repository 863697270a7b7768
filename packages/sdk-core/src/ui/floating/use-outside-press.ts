import { useEffect, useRef } from 'react'

/**
 * Calls back when a pointer goes down outside of all given elements. It listens in the capture phase of the document,
 * because a page may stop the event on its way; and it compares the composed path, because in a shadow root the target
 * that the document sees is the shadow host.
 */
export function useOutsidePress(
  open: boolean,
  inside: () => readonly (Element | null)[],
  onOutsidePress: (event: PointerEvent) => void,
): void {
  const latest = useRef({ inside, onOutsidePress })
  useEffect(() => {
    latest.current = { inside, onOutsidePress }
  })

  useEffect(() => {
    if (!open) return
    const owner = latest.current.inside().find((element) => element !== null)?.ownerDocument
    if (!owner) return
    const press = (event: PointerEvent) => {
      const path = event.composedPath()
      const { inside: elements, onOutsidePress: leave } = latest.current
      if (!elements().some((element) => element !== null && path.includes(element))) leave(event)
    }
    owner.addEventListener('pointerdown', press, true)
    return () => owner.removeEventListener('pointerdown', press, true)
  }, [open])
}
