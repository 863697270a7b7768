import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Stage } from '../specimen'
import { findByRole } from './find-by-role'

/** A component under real keys. Its root may stand in the test's own page or in a frame of the same origin. */
export function createStage(root: HTMLElement): Stage {
  const until = (what: string, holds: () => boolean) =>
    expect.poll(holds, { message: `it never came to this: ${what}`, timeout: 5_000, interval: 10 }).toBe(true)

  return {
    root,
    until,
    keys: (keys) => userEvent.keyboard(keys),
    focused: () => deepestFocus(root.ownerDocument),
    async find(role, name) {
      const wanted = name === undefined ? role : `${role} ${String(name)}`
      await until(`there is a ${wanted}`, () => findByRole(root, role, name) !== undefined)
      const found = findByRole(root, role, name)
      if (!found) throw new Error(`The ${wanted} was gone again.`)
      return found
    },
  }
}

/** A document sees only the host of a shadow root as focused. */
function deepestFocus(document: Document): Element | null {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused
}
