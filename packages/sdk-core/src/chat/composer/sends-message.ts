/** Enter sends; with Shift it breaks the line, and while a word is put together it belongs to that. */
export function sendsMessage(event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'isComposing' | 'keyCode'>): boolean {
  // Safari ends the composition before it tells of the key that did so; only the old code still says it.
  return event.key === 'Enter' && !event.shiftKey && !event.isComposing && event.keyCode !== 229
}
