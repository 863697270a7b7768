import { describe, expect, it } from 'vitest'
import { filterOptions } from './filter-options'
import { plainOptions, type ListOptions } from './list-option'
import { indexOfValue, itemLabel, itemsOf, listRows } from './list-rows'
import { matchRanges } from './match-ranges'
import { moveActive } from './move-active'
import { rowOffsets, rowWindow, scrollToShow } from './row-window'

const options: ListOptions = [
  { value: 'any', label: 'Any country' },
  {
    label: 'Nordics',
    options: [
      { value: 'se', label: 'Sweden', keywords: ['Sverige'] },
      { value: 'ax', label: 'Åland Islands' },
    ],
  },
  { label: 'Baltics', options: [{ value: 'ee', label: 'Estonia', description: 'Rail gauge of 1,520 mm' }] },
]

describe('listRows', () => {
  it('unfolds groups, and counts items over all of them', () => {
    const rows = listRows(options, {
      before: [{ id: 'all', label: 'Select all' }],
      after: [{ id: 'new', label: 'New' }],
    })
    expect(rows.map((row) => (row.kind === 'label' ? row.label : `${row.index} ${itemLabel(row.item)}`))).toEqual([
      '0 Select all',
      '1 Any country',
      'Nordics',
      '2 Sweden',
      '3 Åland Islands',
      'Baltics',
      '4 Estonia',
      '5 New',
    ])
    expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length)
    expect(indexOfValue(itemsOf(rows), 'ee')).toBe(4)
    expect(indexOfValue(itemsOf(rows), 'gone')).toBe(-1)
  })
})

describe('filterOptions', () => {
  const found = (query: string, among: ListOptions = options) =>
    plainOptions(filterOptions(among, query)).map(({ value }) => value)

  it('finds without regard to case and marks, in keywords and descriptions too', () => {
    expect(found('aLAND')).toEqual(['ax'])
    expect(found('sverige')).toEqual(['se'])
    expect(found('gauge')).toEqual(['ee'])
    expect(found('xyz')).toEqual([])
  })

  it('wants every word, in any order', () => {
    expect(found('islands åland')).toEqual(['ax'])
    expect(found('åland sweden')).toEqual([])
  })

  it('lets groups go that have nothing left', () => {
    expect(filterOptions(options, 'sweden').map(({ label }) => label)).toEqual(['Nordics'])
    expect(filterOptions(options, '  ')).toBe(options)
  })

  it('puts what begins with the words before what only has them', () => {
    const among = ['Fremont', 'North port', 'Portland', 'Airport', 'Port of call'].map((label) => ({
      value: label,
      label,
    }))
    expect(found('port', among)).toEqual(['Portland', 'Port of call', 'North port', 'Airport'])
  })
})

describe('matchRanges', () => {
  const marked = (text: string, query: string) => matchRanges(text, query).map(([from, to]) => text.slice(from, to))

  it('marks each word where it stands', () => {
    expect(marked('Cold-chain shippers', 'ship cold')).toEqual(['Cold', 'ship'])
    expect(marked('Cold-chain', 'warm')).toEqual([])
    expect(marked('Cold-chain', '')).toEqual([])
  })

  it('joins what overlaps', () => {
    expect(marked('Portland', 'port rtl')).toEqual(['Portl'])
  })

  it('knows its places also where folding changes the length', () => {
    expect(marked('Ångström', 'angstro')).toEqual(['Ångströ'])
    expect(marked('A\u030Angstro\u0308m units', 'units')).toEqual(['units'])
    expect(marked('🚚 Trucks', 'truck')).toEqual(['Truck'])
  })
})

describe('moveActive', () => {
  it('stays at the ends, or goes round them', () => {
    expect(moveActive('ArrowDown', 2, 3)).toBe(2)
    expect(moveActive('ArrowUp', 0, 3)).toBe(0)
    expect(moveActive('ArrowDown', 2, 3, true)).toBe(0)
    expect(moveActive('ArrowUp', 0, 3, true)).toBe(2)
  })

  it('begins at either end', () => {
    expect(moveActive('ArrowDown', -1, 3)).toBe(0)
    expect(moveActive('ArrowUp', -1, 3)).toBe(2)
  })

  it('goes by pages, and to the ends', () => {
    expect(moveActive('PageDown', 0, 30)).toBe(10)
    expect(moveActive('PageDown', 25, 30)).toBe(29)
    expect(moveActive('PageUp', 12, 30)).toBe(2)
    expect(moveActive('PageUp', 4, 30)).toBe(0)
    expect([moveActive('Home', 4, 30), moveActive('End', 4, 30)]).toEqual([0, 29])
  })

  it('leaves other keys and empty lists alone', () => {
    expect(moveActive('a', 0, 3)).toBeUndefined()
    expect(moveActive('ArrowDown', -1, 0)).toBeUndefined()
  })
})

describe('rowWindow', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({ value: String(index), label: `Carrier ${index}` }))
  const offsets = rowOffsets(listRows(many))

  it('has a few rows of many, around what is seen', () => {
    expect(offsets.at(-1)).toBe(5000 * 28)
    expect(rowWindow(offsets, 0, 320).from).toBe(0)
    const middle = rowWindow(offsets, 1000 * 28, 320)
    expect(middle.from).toBeLessThan(1000)
    expect(middle.to).toBeGreaterThan(1012)
    expect(middle.to - middle.from).toBeLessThan(40)
    expect(rowWindow(offsets, 5000 * 28 - 320, 320).to).toBe(5000)
  })

  it('knows how high rows with a second line are', () => {
    const rows = listRows([
      { label: 'Group', options: [{ value: 'a', label: 'A', description: 'More' }] },
      { value: 'b', label: 'B', disabledReason: 'Not now' },
      { value: 'c', label: 'C' },
    ])
    expect(rowOffsets(rows)).toEqual([0, 28, 72, 116, 144])
  })

  it('is empty for an empty list', () => {
    expect(rowWindow(rowOffsets([]), 0, 320)).toEqual({ from: 0, to: 0 })
  })
})

describe('scrollToShow', () => {
  it('scrolls as little as does it', () => {
    expect(scrollToShow(100, 128, 90, 320)).toBe(90)
    expect(scrollToShow(60, 88, 90, 320)).toBe(60)
    expect(scrollToShow(400, 428, 90, 320)).toBe(108)
  })
})
