/** Puts a text on the clipboard; rejects where the browser does not let it. */
export async function browserCopyText(text: string): Promise<void> {
  // Missing on pages without HTTPS, refused in frames without the permission.
  if (navigator.clipboard) {
    try {
      return await navigator.clipboard.writeText(text)
    } catch (cause) {
      if (copyBySelection(text)) return
      throw cause
    }
  }
  if (!copyBySelection(text)) throw new Error('The browser does not let the page write to the clipboard.')
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position:fixed;inset-block-start:0;opacity:0'
  // Inside a modal dialog everything else is inert.
  const place = focused?.closest('dialog') ?? document.body
  place.append(field)
  try {
    field.select()
    return document.execCommand('copy')
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
