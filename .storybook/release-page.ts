/** Listeners that ask before the page is left, of whoever has added them. */
const asking = new Set<EventListenerOrEventListenerObject>()
const { addEventListener, removeEventListener } = window

window.addEventListener = function add(
  type: string,
  listener: EventListenerOrEventListenerObject | null,
  options?: boolean | AddEventListenerOptions,
) {
  if (type === 'beforeunload' && listener !== null) asking.add(listener)
  if (listener !== null) addEventListener.call(window, type, listener, options)
}
window.removeEventListener = function remove(
  type: string,
  listener: EventListenerOrEventListenerObject | null,
  options?: boolean | EventListenerOptions,
) {
  if (type === 'beforeunload' && listener !== null) asking.delete(listener)
  if (listener !== null) removeEventListener.call(window, type, listener, options)
}

/** Gives the page free that a test before has left with something unsaved, as a reload would. */
export function releasePage(): void {
  for (const listener of asking) removeEventListener.call(window, 'beforeunload', listener)
  asking.clear()
}
