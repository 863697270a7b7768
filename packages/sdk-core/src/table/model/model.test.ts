import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSlices } from '../../ports/slices'
import { columnFilter } from '../../filters/column-filter'
import { filterRows } from './filter-rows'
import { findCells } from './find-cells'
import { groupRows } from './group-rows'
import { createRowStore, type RowStore } from './row-store'
import {
  everythingSelected,
  isSelected,
  noSelection,
  rowsBetween,
  selectedCount,
  selectRows,
  withoutRows,
} from './selection'
import { sortRanks } from './sort-ranks'
import { sortRows } from './sort-rows'

const atOnce = { isOver: () => false, next: () => Promise.resolve() }
const allOf = (count: number) => Uint32Array.from({ length: count }, (_, index) => index)
const recordsOf = (store: RowStore) =>
  Object.fromEntries(
    Array.from({ length: store.size }, (_, place) => [
      store.idAt(place),
      Object.fromEntries(store.fields.map((field) => [field, store.column(field)?.[place] ?? null])),
    ]),
  )

describe('createRowStore', () => {
  const data = { ids: ['a', 'b', 'c'], columns: { name: ['A', 'B', 'C'], tags: [['x'], null, []] } }

  it('keeps every column the very same that a poll does not change', () => {
    const store = createRowStore(data)
    const [name, tags] = [store.column('name'), store.column('tags')]
    const same = store.merge({ ids: ['a', 'b'], columns: { name: ['A', 'B'], tags: [['x'], null] } })
    expect([same.fields.size, same.rows, same.isReordered]).toEqual([0, [], false])
    expect(store.column('name')).toBe(name)
    const version = store.version('name')
    const changed = store.merge({ ids: ['b'], columns: { name: ['New'] } })
    expect([[...changed.fields], changed.rows]).toEqual([['name'], [1]])
    expect(store.column('name')).toEqual(['A', 'New', 'C'])
    expect(store.version('name')).toBeGreaterThan(version)
    expect(store.column('tags')).toBe(tags)
    expect(name).toEqual(['A', 'B', 'C'])
  })

  it('is what the rows are after any changes', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'e')
    const row = fc.record({ id, x: fc.constantFrom(1, 2, null), y: fc.constantFrom('u', 'v', null) })
    const change = fc.record({
      rows: fc.uniqueArray(row, { selector: (each) => each.id, maxLength: 4 }),
      deleted: fc.uniqueArray(id, { maxLength: 2 }),
    })
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
        const store = createRowStore({ ids: [], columns: { x: [], y: [] } })
        const expected = new Map<string, unknown>()
        for (const { rows, deleted } of changes) {
          const gone = deleted.filter((each) => !rows.some((present) => present.id === each))
          store.merge({
            ids: rows.map((each) => each.id),
            columns: { x: rows.map(({ x }) => x), y: rows.map(({ y }) => y) },
            deleted: gone,
          })
          for (const each of gone) expected.delete(each)
          for (const { id: key, x, y } of rows) expected.set(key, { x, y })
          expect(recordsOf(store)).toEqual(Object.fromEntries(expected))
          for (let place = 0; place < store.size; place += 1) {
            expect(store.placeOf(store.idAt(place) ?? '')).toBe(place)
          }
        }
      }),
      { numRuns: 500, seed: 21 },
    )
  })
})

describe('sorting', () => {
  const sorted = async (values: readonly unknown[], direction: 'asc' | 'desc' = 'asc', locale = 'en') => {
    const ranks = await sortRanks(values, { locale, slices: atOnce })
    const rows = await sortRows(allOf(values.length), [{ ranks, direction }], { slices: atOnce })
    return Array.from(rows, (row) => values[row])
  }

  it('goes by kind and value, and puts what is absent last in both directions', async () => {
    const values = ['b', null, 10, true, 'a10', 'a2', -1, '', undefined, false, 'B', 2.5]
    expect(await sorted(values)).toEqual([-1, 2.5, 10, 'a2', 'a10', 'b', 'B', false, true, null, '', undefined])
    expect(await sorted(values, 'desc')).toEqual([true, false, 'B', 'b', 'a10', 'a2', 10, 2.5, -1, null, '', undefined])
  })

  it('goes by the locale', async () => {
    const names = ['Öberg', 'Zorn', 'Ahl', 'Åberg']
    expect(await sorted(names, 'asc', 'sv')).toEqual(['Ahl', 'Zorn', 'Åberg', 'Öberg'])
    expect(await sorted(names, 'asc', 'de')).toEqual(['Åberg', 'Ahl', 'Öberg', 'Zorn'])
  })

  it('by several columns is stable, and the same as sorting at once', async () => {
    const column = fc.array(fc.constantFrom(1, 2, 3, 'x', 'y', null), { minLength: 70, maxLength: 200 })
    await fc.assert(
      fc.asyncProperty(column, column, fc.boolean(), async (first, second, isDown) => {
        const size = Math.min(first.length, second.length)
        const [a, b] = await Promise.all(
          [first, second].map((values) => sortRanks(values.slice(0, size), { slices: atOnce })),
        )
        const orders = [
          { ranks: a ?? new Float64Array(), direction: 'asc' as const },
          { ranks: b ?? new Float64Array(), direction: isDown ? ('desc' as const) : ('asc' as const) },
        ]
        const expected = Array.from(allOf(size)).sort((left, right) => {
          for (const { ranks, direction } of orders) {
            const [x, y] = [ranks[left] ?? 0, ranks[right] ?? 0]
            if (x === y) continue
            if (x === Infinity || y === Infinity) return x === Infinity ? 1 : -1
            return direction === 'asc' ? x - y : y - x
          }
          return 0
        })
        expect([...(await sortRows(allOf(size), orders, { slices: atOnce }))]).toEqual(expected)
      }),
      { numRuns: 100, seed: 22 },
    )
  })

  it('of a hundred thousand rows lets others in between', async () => {
    const values = Array.from({ length: 100_000 }, (_, index) => `name ${(index * 7_919) % 100_003}`)
    let pauses = 0
    const real = createSlices()
    const slices = {
      isOver: real.isOver,
      next: (signal: AbortSignal | undefined) => {
        pauses += 1
        return real.next(signal)
      },
    }
    const ranks = await sortRanks(values, { slices })
    const rows = await sortRows(allOf(values.length), [{ ranks, direction: 'asc' }], { slices })
    expect(values[rows[0] ?? 0]).toBe('name 0')
    expect(pauses).toBeGreaterThan(3)
    const stop = new AbortController()
    stop.abort()
    await expect(sortRanks(values, { slices: { ...real, isOver: () => true }, signal: stop.signal })).rejects.toThrow()
  })
})

describe('filterRows', () => {
  it('gives the rows that pass in their order, and pauses on the way', async () => {
    const sizes = Array.from({ length: 20_000 }, (_, index) => index % 10)
    const rows = allOf(sizes.length).toReversed()
    let pauses = 0
    const slices = {
      isOver: () => true,
      next: () => {
        pauses += 1
        return Promise.resolve()
      },
    }
    const passes = columnFilter({ field: 'size', operator: 'greater_than', value: 8 })
    const found = await filterRows(rows, passes, (field) => (field === 'size' ? sizes : undefined), { slices })
    expect(found).toHaveLength(2_000)
    expect([...found.subarray(0, 2)]).toEqual([19_999, 19_989])
    expect(pauses).toBe(5)
  })
})

describe('groupRows', () => {
  const values = ['x', 'y', 'x', null, '', 1, '1']
  const linesOf = (collapsed: readonly string[]) => {
    const grouped = groupRows(allOf(values.length), values, (key) => collapsed.includes(key))
    return Array.from({ length: grouped.lineCount }, (_, line) => {
      const found = grouped.lineAt(line)
      return found?.kind === 'group' ? `${String(found.group.value)} (${found.group.size})` : found?.row
    })
  }

  it('puts equal values together under a heading, and keeps kinds apart', () => {
    expect(linesOf([])).toEqual(['x (2)', 0, 2, 'y (1)', 1, 'null (2)', 3, 4, '1 (1)', 5, '1 (1)', 6])
  })

  it('shows of a collapsed group its heading alone', () => {
    expect(linesOf(['string:x', 'object:null'])).toEqual(['x (2)', 'y (1)', 1, 'null (2)', '1 (1)', 5, '1 (1)', 6])
    expect(groupRows(allOf(0), values, () => false).lineAt(0)).toBeUndefined()
  })
})

describe('findCells', () => {
  it('finds in the order in which the rows are shown', async () => {
    const columns = [
      ['Åsa', 'Bo', 'ÅSA'],
      [12, 'asa', null],
    ]
    const found = await findCells('åsa', Uint32Array.of(2, 0, 1), columns, { slices: atOnce })
    expect(found).toEqual([
      { place: 0, column: 0 },
      { place: 1, column: 0 },
    ])
    expect(await findCells('1', allOf(3), columns, { slices: atOnce })).toEqual([{ place: 0, column: 1 }])
    expect(await findCells('', allOf(3), columns, { slices: atOnce })).toEqual([])
    expect(await findCells('a', allOf(3), columns, { slices: atOnce, most: 1 })).toHaveLength(1)
  })
})

describe('a selection', () => {
  it('knows rows by their ids, and everything across pages', () => {
    const some = selectRows(noSelection, ['a', 'b'], true)
    expect([isSelected(some, 'a'), isSelected(some, 'c'), selectedCount(some, 100)]).toEqual([true, false, 2])
    const most = selectRows(everythingSelected, ['a'], false)
    expect([isSelected(most, 'a'), isSelected(most, 'never loaded'), selectedCount(most, 100)]).toEqual([
      false,
      true,
      99,
    ])
    expect(selectRows(most, ['a'], true)).toEqual(everythingSelected)
    expect(selectRows(some, ['a'], true)).toBe(some)
  })

  it('takes the rows between two, whichever comes first', () => {
    const shown = ['a', 'b', 'c', 'd']
    expect(rowsBetween(shown, 'b', 'd')).toEqual(['b', 'c', 'd'])
    expect(rowsBetween(shown, 'd', 'b')).toEqual(['b', 'c', 'd'])
    expect(rowsBetween(shown, 'gone', 'b')).toEqual(['b'])
    expect(rowsBetween(shown, 'b', 'gone')).toEqual([])
  })

  it('forgets rows that are gone', () => {
    expect(selectedCount(withoutRows(selectRows(noSelection, ['a', 'b'], true), ['a', 'x']), 10)).toBe(1)
    expect(withoutRows(selectRows(everythingSelected, ['a'], false), ['a'])).toEqual(everythingSelected)
  })
})
