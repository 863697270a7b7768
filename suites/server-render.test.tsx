import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { registry } from './registry'
import { places, Stand } from './stage/Stand'
import { createWorld } from './stage/world'

describe.each(registry)('$name on a server, where there is no window', (specimen) => {
  it.each(places)('is written, %s', (place) => {
    expect('window' in globalThis).toBe(false)
    const html = renderToString(
      <Stand world={createWorld()} place={place}>
        {specimen.render({ className: 'mine', ref: null })}
      </Stand>,
    )
    expect(html).toContain(place === 'shadow' ? 'data-inlay-host' : 'data-inlay-root')
    // What opens is not there yet, and may be all that a component draws.
    if (place === 'inline' && specimen.slot !== undefined && !specimen.open) expect(html).toContain(specimen.slot)
  })
})
