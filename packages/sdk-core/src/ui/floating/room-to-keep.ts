/** Nearer than this nothing floats to the edge of what is visible. */
const margin = 8

/**
 * What stays free at each edge of the window. In a frame, `--inlay-visible-inset` says what of it lies out of sight above
 * and below: browsers count a frame's whole page as seen.
 */
export function roomToKeep(element: Element) {
  const inset = getComputedStyle(element).getPropertyValue('--inlay-visible-inset').split(' ')
  const [above = 0, , below = 0] = inset.map((length) => Number.parseFloat(length) || 0)
  return { top: above + margin, right: margin, bottom: below + margin, left: margin }
}
