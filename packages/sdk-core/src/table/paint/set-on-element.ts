/* Elements are written to for every row that scrolls by: only what differs is. */

export function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

export function toggleAttribute(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) {
    if (element.hasAttribute(name)) element.removeAttribute(name)
  } else setAttribute(element, name, value)
}

export function setText(element: Node, text: string): void {
  if (element.textContent !== text) element.textContent = text
}

export function setStyle(element: HTMLElement, name: string, value: string): void {
  if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value)
}
