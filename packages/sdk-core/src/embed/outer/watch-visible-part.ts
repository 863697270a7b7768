import type { VisiblePart } from '../protocol/visible-part'

/**
 * Tells which part of a frame can be seen, whenever that changes. Asks an IntersectionObserver, which alone knows what
 * scrolls and clips around it, anew after each scroll and resize: by itself it tells only when the share of what is seen
 * changes. The answer stops it.
 */
export function watchVisiblePart(frame: HTMLIFrameElement, tell: (part: VisiblePart) => void): () => void {
  const document = frame.ownerDocument
  const window = document.defaultView
  if (!window) return () => {}
  let last = ''
  let asked: number | undefined

  const observer = new window.IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1)
      if (!entry) return
      const part = partOf(frame, entry)
      const text = JSON.stringify(part)
      if (text === last) return
      last = text
      tell(part)
    },
    { threshold: [0, 0.25, 0.5, 0.75, 1] },
  )

  function ask(): void {
    asked ??= window?.requestAnimationFrame(() => {
      asked = undefined
      observer.unobserve(frame)
      observer.observe(frame)
    })
  }

  const sizes = new window.ResizeObserver(ask)
  sizes.observe(frame)
  observer.observe(frame)
  document.addEventListener('scroll', ask, { capture: true, passive: true })
  window.addEventListener('resize', ask)
  return () => {
    observer.disconnect()
    sizes.disconnect()
    document.removeEventListener('scroll', ask, { capture: true })
    window.removeEventListener('resize', ask)
    if (asked !== undefined) window.cancelAnimationFrame(asked)
  }
}

/** In the frame's own pixels: around it, anything may be scaled. */
function partOf(
  frame: HTMLIFrameElement,
  { boundingClientRect: whole, intersectionRect: seen }: IntersectionObserverEntry,
) {
  const across = whole.width === 0 ? 1 : frame.offsetWidth / whole.width
  const down = whole.height === 0 ? 1 : frame.offsetHeight / whole.height
  return {
    top: Math.max(0, Math.round((seen.top - whole.top) * down)),
    left: Math.max(0, Math.round((seen.left - whole.left) * across)),
    width: Math.round(seen.width * across),
    height: Math.round(seen.height * down),
  }
}
