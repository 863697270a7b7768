export type Platform = 'apple' | 'other'

/** Whose keyboard the page of an element is used with. */
export function platformOf(element: Element): Platform {
  const agent = element.ownerDocument.defaultView?.navigator.userAgent ?? ''
  return /Mac|iPhone|iPad/.test(agent) ? 'apple' : 'other'
}
