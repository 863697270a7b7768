import { describe, expect, it } from 'vitest'
import type { TableColumn } from '../columns/table-column'
import { cellTexts } from './cell-texts'
import { findCells } from './find-cells'

interface Deal {
  readonly share: number
  readonly price: number
  readonly closed: string
  readonly paid: boolean
  readonly state: string
}

const deals: readonly Deal[] = [
  { share: 0.15, price: 1234.5, closed: '2026-11-22', paid: true, state: 'won' },
  { share: 0.2, price: -15, closed: '2026-01-05', paid: false, state: 'lost' },
]
const atOnce = { isOver: () => false, next: () => Promise.resolve() }

async function found(column: TableColumn<Deal>, text: string, locale = 'en') {
  const texts = cellTexts(column, (place) => deals[place], { locale, truth: (value) => (value ? 'Yes' : 'No') })
  const cells = await findCells(text, Uint32Array.of(0, 1), [texts], { slices: atOnce })
  return Array.from({ length: cells.count }, (_, index) => cells.at(index)?.place)
}

const share: TableColumn<Deal> = { id: 'share', header: 'Share', kind: 'number', format: { style: 'percent' } }
const price: TableColumn<Deal> = {
  id: 'price',
  header: 'Price',
  kind: 'number',
  format: { style: 'currency', currency: 'USD' },
}
const closed: TableColumn<Deal> = { id: 'closed', header: 'Closed', kind: 'date' }
const paid: TableColumn<Deal> = { id: 'paid', header: 'Paid', kind: 'boolean' }
const state: TableColumn<Deal> = { id: 'state', header: 'State', kind: 'badge', badge: () => ({ label: 'Over' }) }

describe('a cell is found by what it shows', () => {
  it.each([
    [share, '15%', 'en', [0]],
    [share, '15 %', 'sv', [0]],
    [share, '5', 'en', [0]],
    [price, '1,234.5', 'en', [0]],
    [price, '1234.50', 'en', [0]],
    [price, '1 234,50', 'sv', [0]],
    [price, '-15,00', 'sv', [1]],
    [closed, 'nov 22', 'en', [0]],
    [closed, '22 nov', 'sv', [0]],
    [paid, 'yes', 'en', [0]],
    [state, 'over', 'en', [0, 1]],
    [state, 'won', 'en', []],
  ])('%# in its locale', async (column, text, locale, places) => {
    expect(await found(column, text, locale)).toEqual(places)
  })

  it('and by what is behind it only as a whole, lest something is marked that nobody sees', async () => {
    expect(await found(share, '0.15')).toEqual([0])
    expect(await found(share, '0.1')).toEqual([])
    expect(await found(closed, '2026-11-22')).toEqual([0])
    expect(await found(closed, '-11-')).toEqual([])
  })

  it('and by the words that stand for a value that is not there', async () => {
    const owner: TableColumn<Deal> = { id: 'owner', header: 'Owner', value: () => null, absent: 'Nobody yet' }
    expect(await found(owner, 'nobody')).toEqual([0, 1])
    expect(await found({ ...share, absent: 'None' }, 'none')).toEqual([])
  })
})
