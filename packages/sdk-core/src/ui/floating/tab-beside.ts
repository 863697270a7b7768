import type { KeyboardEvent } from 'react'
import { activeElement } from './active-element'
import { tabStops } from './tab-stops'

/** Which way Tab leads out of a layer; `undefined` while it goes on inside of it. */
export function tabsOutOf(layer: HTMLElement, { key, shiftKey }: KeyboardEvent): 'forward' | 'back' | undefined {
  const active = activeElement(layer)
  // What is open further inside has an order of its own.
  if (key !== 'Tab' || !active || !layer.contains(active)) return undefined
  const stops = tabStops(layer)
  const edge = shiftKey ? stops[0] : stops.at(-1)
  // The layer itself has focus where nothing inside of it can, or before the first Tab.
  const leaves = edge === undefined || active === edge || (shiftKey && active === layer) || sameGroup(active, edge)
  return leaves ? (shiftKey ? 'back' : 'forward') : undefined
}

/** A group of radio buttons is one stop, whichever of them has focus. */
function sameGroup(one: Element, other: Element): boolean {
  const name = other.getAttribute('name')
  return other.matches('[type="radio"]') && name !== null && one.getAttribute('name') === name
}
