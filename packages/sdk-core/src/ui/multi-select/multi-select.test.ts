import { describe, expect, it } from 'vitest'
import { fittingChips } from './fitting-chips'
import { checkedOf, toggleAll, toggleValue } from './toggle-values'

describe('toggleValue', () => {
  it('adds at the end, and takes out', () => {
    expect(toggleValue(['b'], 'a')).toEqual(['b', 'a'])
    expect(toggleValue(['b', 'a'], 'b')).toEqual(['a'])
  })
})

describe('toggleAll', () => {
  it('chooses what is missing, and only when nothing is, takes out', () => {
    expect(toggleAll(['x', 'b'], ['a', 'b'])).toEqual(['x', 'b', 'a'])
    expect(toggleAll(['x', 'b', 'a'], ['a', 'b'])).toEqual(['x'])
  })
})

describe('checkedOf', () => {
  it('tells all from some and none', () => {
    expect(checkedOf(['a', 'b', 'x'], ['a', 'b'])).toBe(true)
    expect(checkedOf(['a'], ['a', 'b'])).toBe('mixed')
    expect(checkedOf(['x'], ['a', 'b'])).toBe(false)
    expect(checkedOf(['x'], [])).toBe(false)
  })
})

describe('fittingChips', () => {
  const room = { width: 200, gap: 4, more: 30 }

  it('shows all where all fit', () => {
    expect(fittingChips([60, 60, 60], room)).toBe(3)
    expect(fittingChips([], room)).toBe(0)
  })

  it('leaves room for the number of the others', () => {
    expect(fittingChips([60, 60, 60, 60], room)).toBe(2)
    expect(fittingChips([90, 90, 20], room)).toBe(1)
  })

  it('shows one at the least', () => {
    expect(fittingChips([400, 20], room)).toBe(1)
  })

  it('shows but the number where no words of one would be seen', () => {
    expect(fittingChips([400, 20], { ...room, width: 80 })).toBe(0)
    expect(fittingChips([40, 60], { ...room, width: 80 })).toBe(1)
  })
})
