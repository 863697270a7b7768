import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect } from 'vitest'
import type { Specimen } from '../specimen'
import { nextTask } from '../stage/mount'
import { Stand, type Place } from '../stage/Stand'
import { createWorld } from '../stage/world'

/** What a server has written a browser takes over, without a difference between the two. */
export async function checkHydration(specimen: Pick<Specimen, 'render'>, place: Place): Promise<void> {
  const world = createWorld()
  const tree = (
    <Stand world={world} place={place}>
      {specimen.render({ className: 'mine', ref: null })}
    </Stand>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(tree)
  document.body.append(container)
  const written = container.querySelector(place === 'shadow' ? '[data-inlay-host]' : '[data-inlay-root]')
  const differences: string[] = []
  const root = flushSync(() =>
    hydrateRoot(container, tree, { onRecoverableError: (error) => differences.push(String(error)) }),
  )
  await nextTask()
  await nextTask()
  const kept = written !== null && container.contains(written)
  root.unmount()
  container.remove()
  expect(differences, 'what the browser would have written differently').toEqual([])
  expect(kept, 'the elements of the server are kept').toBe(true)
}
