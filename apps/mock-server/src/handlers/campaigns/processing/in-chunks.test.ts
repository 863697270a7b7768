import { expect, it } from 'vitest'
import { inChunks } from './work-in-parts'

it.each([0, 1, 40, 6_000, 6_001, 100_000])(
  'divides %i rows so that all come once and none waits long for others',
  (count) => {
    const rows = Array.from({ length: count }, (_, index) => index)
    const parts = inChunks(rows)
    expect(parts.flat()).toEqual(rows)
    // Nobody is answered while a part is worked on.
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(250)
    if (count <= 6_000) expect(parts.length).toBeLessThanOrEqual(24)
  },
)
