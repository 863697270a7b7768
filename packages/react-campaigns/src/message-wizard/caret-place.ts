/** Where a place in a text is, in an element that shows the same text in the same way; from that element's corner. */
export function placeInMirror(
  mirror: HTMLElement,
  offset: number,
): { readonly left: number; readonly bottom: number; readonly top: number } {
  const corner = mirror.getBoundingClientRect()
  const range = mirror.ownerDocument.createRange()
  const walker = mirror.ownerDocument.createTreeWalker(mirror, NodeFilter.SHOW_TEXT)
  let rest = offset
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node as Text
    if (rest <= length) {
      range.setStart(node, rest)
      break
    }
    rest -= length
  }
  const { left, top, bottom } = range.getBoundingClientRect()
  return { left: left - corner.left, top: top - corner.top, bottom: bottom - corner.top }
}
