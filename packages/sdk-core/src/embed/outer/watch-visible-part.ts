import type { VisiblePart } from '../protocol/visible-part'

export interface WatchedVisiblePart {
  /** While something stands in the middle of what is seen, the frame may be moved without any scroll or resize. */
  followClosely(on: boolean): void
  end(): void
}

/**
 * Tells which part of a frame can be seen, whenever that changes. Asks an IntersectionObserver, which alone knows what
 * scrolls and clips around it, anew after each scroll and resize: by itself it tells only when the share of what is seen
 * changes.
 */
export function watchVisiblePart(frame: HTMLIFrameElement, tell: (part: VisiblePart) => void): WatchedVisiblePart {
  const document = frame.ownerDocument
  const window = document.defaultView
  if (!window) return { followClosely() {}, end() {} }
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
  let following: number | undefined
  let place = ''

  function follow(): void {
    const { top, left } = frame.getBoundingClientRect()
    if (place !== `${top} ${left}`) ask()
    place = `${top} ${left}`
    following = window?.requestAnimationFrame(follow)
  }

  function followClosely(on: boolean): void {
    if (on === (following !== undefined)) return
    if (on) return follow()
    if (following !== undefined) window?.cancelAnimationFrame(following)
    following = undefined
  }

  function end(): void {
    followClosely(false)
    observer.disconnect()
    sizes.disconnect()
    document.removeEventListener('scroll', ask, { capture: true })
    window?.removeEventListener('resize', ask)
    if (asked !== undefined) window?.cancelAnimationFrame(asked)
  }

  return { followClosely, end }
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
