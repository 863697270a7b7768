/** Puts text in place of some of a field's, as if it were typed: it can be undone, and is told as what is typed is. */
export function replaceInField(
  field: HTMLTextAreaElement,
  { from, to, text }: { readonly from: number; readonly to: number; readonly text: string },
): void {
  field.focus()
  field.setSelectionRange(from, to)
  // The one way that leaves the browser's own undo whole; no other is planned by anybody.
  if (field.ownerDocument.execCommand('insertText', false, text)) return
  field.setRangeText(text, from, to, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}
