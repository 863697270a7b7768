const controls =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex]:not([tabindex="-1"]), [contenteditable="true"]'

/** Gives focus to the first or the last control of the content, as when a person comes to it by Tab. */
export function takeFocus(content: HTMLElement, which: 'first' | 'last'): void {
  const found = [...content.querySelectorAll<HTMLElement>(controls)].filter((each) => each.checkVisibility())
  const target = which === 'first' ? found[0] : found.at(-1)
  target?.focus()
}
