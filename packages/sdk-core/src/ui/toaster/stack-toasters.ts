const open = new WeakMap<Document, Set<HTMLElement>>()

/** Between the notices of two roots, as between those of one. */
const gap = 8

/**
 * Keeps the notices of several roots of a page off each other: each root's stand above those of the roots before it at
 * the same edge. In a frame that is the edge of the part that is seen. The answer lets go of the region.
 */
export function stackToasters(region: HTMLElement): () => void {
  const page = region.ownerDocument
  const regions = open.get(page) ?? new Set()
  open.set(page, regions.add(region))

  const place = () => {
    const heights = { ltr: 0, rtl: 0 }
    for (const each of regions) {
      const side = each.matches(':dir(rtl)') ? 'rtl' : 'ltr'
      each.style.insetBlockEnd = `calc(var(--inlay-visible-below, 0px) + var(--inlay-toaster-lift, 0px) + ${heights[side]}px)`
      heights[side] += heightOf(each)
    }
  }
  const resized = new ResizeObserver(place)
  resized.observe(region)
  place()

  return () => {
    resized.disconnect()
    regions.delete(region)
    place()
  }
}

/** Of the notices themselves, without the room around them. */
function heightOf({ firstElementChild: first, lastElementChild: last }: HTMLElement): number {
  if (!first || !last) return 0
  return (last as HTMLElement).offsetTop + (last as HTMLElement).offsetHeight - (first as HTMLElement).offsetTop + gap
}
