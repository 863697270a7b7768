/**
 * Sets the text of an input as typing does: everybody who listens for input hears of it, React's own handlers and
 * those of a form library alike. React keeps a setter of its own on the element, which would keep the change to itself.
 */
export function replaceText(input: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value') ?? {}
  const Event = input.ownerDocument.defaultView?.Event
  if (!set || !Event) return
  set.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
