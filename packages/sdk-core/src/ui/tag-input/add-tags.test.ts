import { describe, expect, it } from 'vitest'
import { tagMove } from '../tag/tag-keys'
import { addTags, splitTags } from './add-tags'

describe('splitTags', () => {
  it('splits at commas, semicolons, tabs and lines, and trims', () => {
    expect(splitTags(' cold chain,reefers;  \n dairy\tCold  Storage,')).toEqual([
      'cold chain',
      'reefers',
      'dairy',
      'Cold Storage',
    ])
    expect(splitTags(' , ')).toEqual([])
  })
})

describe('addTags', () => {
  it('adds none twice, whatever the case', () => {
    expect(addTags(['Reefers'], ['reefers', 'Dairy', 'DAIRY'])).toEqual({
      tags: ['Reefers', 'Dairy'],
      added: ['Dairy'],
      known: ['Reefers', 'Dairy'],
      refused: [],
    })
  })

  it('adds as many as there is room for', () => {
    expect(addTags(['a'], ['b', 'c', 'a'], 2)).toMatchObject({ tags: ['a', 'b'], known: ['a'], refused: ['c'] })
  })
})

describe('tagMove', () => {
  it('moves along the text, and behind the last into the input', () => {
    expect(tagMove('ArrowLeft', 1, 3, false)).toEqual({ to: 0 })
    expect(tagMove('ArrowLeft', 0, 3, false)).toEqual({ to: 0 })
    expect(tagMove('ArrowRight', 2, 3, false)).toBe('input')
    expect(tagMove('Home', 2, 3, false)).toEqual({ to: 0 })
    expect(tagMove('End', 0, 3, false)).toBe('input')
  })

  it('is mirrored where text runs from right to left', () => {
    expect(tagMove('ArrowRight', 1, 3, true)).toEqual({ to: 0 })
    expect(tagMove('ArrowLeft', 2, 3, true)).toBe('input')
  })

  it('removes, and leaves other keys alone', () => {
    expect(tagMove('Backspace', 1, 3, false)).toBe('remove')
    expect(tagMove('Delete', 1, 3, false)).toBe('remove')
    expect(tagMove('a', 1, 3, false)).toBeUndefined()
  })
})
