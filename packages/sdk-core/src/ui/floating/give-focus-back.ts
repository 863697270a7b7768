/**
 * Focus goes on from a layer that is being taken away, unless it works elsewhere by then. It waits until all that goes
 * at once has gone: a dialog that still stands over its opener would keep it from taking focus.
 */
export function giveFocusBack(layer: Element, to: () => HTMLElement | null | undefined): void {
  const page = layer.ownerDocument
  queueMicrotask(() => {
    const focused = page.activeElement
    if (focused === null || focused === page.body) to()?.focus({ preventScroll: true })
  })
}
