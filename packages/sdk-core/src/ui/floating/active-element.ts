/** The element that has focus in the document or shadow root that an element stands in. */
export function activeElement(element: Element): Element | null {
  const root = element.getRootNode()
  return 'activeElement' in root ? (root as Document | ShadowRoot).activeElement : null
}
