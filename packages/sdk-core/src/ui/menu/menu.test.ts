import { describe, expect, it } from 'vitest'
import type { Clock } from '../../ports/host'
import { moveTarget } from './menu-movement'
import { createTypeahead } from './typeahead'

describe('moveTarget', () => {
  it('goes round the ends', () => {
    expect(moveTarget('ArrowDown', 2, 3)).toBe(0)
    expect(moveTarget('ArrowUp', 0, 3)).toBe(2)
  })

  it('begins at either end when nothing has focus', () => {
    expect(moveTarget('ArrowDown', -1, 3)).toBe(0)
    expect(moveTarget('ArrowUp', -1, 3)).toBe(2)
  })

  it('goes through a long list page by page, and not round its ends', () => {
    expect(moveTarget('PageDown', 4, 30)).toBe(14)
    expect(moveTarget('PageDown', 25, 30)).toBe(29)
    expect(moveTarget('PageUp', 14, 30)).toBe(4)
    expect(moveTarget('PageUp', 4, 30)).toBe(0)
  })

  it('knows Home and End, and leaves the rest alone', () => {
    expect(moveTarget('Home', 1, 3)).toBe(0)
    expect(moveTarget('End', 1, 3)).toBe(2)
    expect(moveTarget('a', 1, 3)).toBeUndefined()
    expect(moveTarget('ArrowDown', -1, 0)).toBeUndefined()
  })
})

describe('createTypeahead', () => {
  const texts = ['Rename', 'Duplicate', 'Remove', 'Delete']

  it('finds by the first letters', () => {
    const typeahead = createTypeahead(clockAt(() => 0))
    expect(typeahead.find('d', texts, 0)).toBe(1)
    expect(typeahead.find('e', texts, 1)).toBe(3)
  })

  it('goes through all that begin with one letter', () => {
    const typeahead = createTypeahead(clockAt(() => 0))
    expect(typeahead.find('r', texts, -1)).toBe(0)
    expect(typeahead.find('r', texts, 0)).toBe(2)
    expect(typeahead.find('R', texts, 2)).toBe(0)
  })

  it('begins a new word after a rest', () => {
    let now = 0
    const typeahead = createTypeahead(clockAt(() => now))
    typeahead.find('d', texts, 0)
    now = 600
    expect(typeahead.typing()).toBe(false)
    expect(typeahead.find('r', texts, 1)).toBe(2)
  })
})

function clockAt(now: () => number): Clock {
  return { now, after: () => () => undefined, every: () => () => undefined }
}
