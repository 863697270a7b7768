import type { Clock } from '../../ports/host'

/** The one tooltip of a root: which control it is shown for, if any. */
export interface Tooltips<Control extends object> {
  readonly shown: () => Control | undefined
  readonly subscribe: (listener: () => void) => () => void
  /** The pointer is over a control, over the tooltip itself, or over nothing that has one. */
  readonly pointAt: (target: Control | 'tooltip' | undefined) => void
  /** Focus that is to be seen has come to a control, or gone. */
  readonly focusAt: (control: Control | undefined) => void
  /** Pressed, escaped, scrolled away: hidden until the pointer or focus comes anew. */
  readonly hide: () => void
}

/** How long a pointer rests before the first shows. */
const rest = 500
/** How long after one has gone the next opens at once. */
const warmth = 400
/** How long a pointer may take from the control over to the tooltip. */
const crossing = 120

/** Decides when the tooltip shows. It never looks at the page: what a control is, is said by who calls. */
export function createTooltips<Control extends object>(clock: Clock): Tooltips<Control> {
  const listeners = new Set<() => void>()
  let shown: Control | undefined
  let pointed: Control | 'tooltip' | undefined
  let focused: Control | undefined
  let leftAt = -Infinity
  let cancel: () => void = () => undefined

  const show = (control: Control | undefined) => {
    cancel()
    if (control === shown) return
    if (shown) leftAt = clock.now()
    shown = control
    for (const listener of listeners) listener()
  }

  const later = (delay: number, control: Control | undefined) => {
    cancel()
    cancel = clock.after(delay, () => show(control))
  }

  return {
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    pointAt(target) {
      if (target === pointed) return
      pointed = target
      if (target === 'tooltip' || (target !== undefined && target === shown)) cancel()
      else if (target === undefined) {
        if (shown === undefined) cancel()
        else later(crossing, focused)
      } else if (shown !== undefined || clock.now() - leftAt < warmth) show(target)
      else later(rest, target)
    },
    focusAt(control) {
      if (control === undefined && focused === undefined) return
      const left = focused
      focused = control
      if (control) show(control)
      else if (shown === left) show(undefined)
    },
    hide() {
      focused = undefined
      show(undefined)
      // It was sent away: what comes next waits as the first did.
      leftAt = -Infinity
    },
  }
}
