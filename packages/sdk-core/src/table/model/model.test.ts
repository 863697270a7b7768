import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createSlices } from '../../ports/slices'
import { columnFilter } from '../../filters/column-filter'
import { createCollationKeys } from './collation-keys'
import { filterRows } from './filter-rows'
import { groupRows } from './group-rows'
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
import { groupedLines, plainLines } from './table-lines'
import { createTableRows } from './table-rows'

const atOnce = { isOver: () => false, next: () => Promise.resolve() }
const allOf = (count: number) => Uint32Array.from({ length: count }, (_, index) => index)

describe('createTableRows', () => {
  interface Person {
    readonly id: string
    readonly name: string
    readonly tags?: readonly string[] | null | undefined
  }
  const idOf = ({ id }: Person) => id
  const nameOf = ({ name }: Person) => name
  const tagsOf = ({ tags }: Person) => tags
  const people: readonly Person[] = [
    { id: 'a', name: 'A', tags: ['x'] },
    { id: 'b', name: 'B', tags: null },
    { id: 'c', name: 'C', tags: [] },
  ]

  it('keeps what a poll does not change the very same', () => {
    const table = createTableRows(people, idOf)
    const [names, tags, row] = [table.values(nameOf), table.values(tagsOf), table.rowAt(0)]
    expect(table.replace(people.map((person) => ({ ...person, tags: person.tags && [...person.tags] })))).toEqual({
      places: [],
    })
    expect(table.rowAt(0)).toBe(row)
    const [nameVersion, tagsVersion] = [table.version(nameOf), table.version(tagsOf)]
    expect(table.replace(people.map((person) => (person.id === 'b' ? { ...person, name: 'New' } : person)))).toEqual({
      places: [1],
    })
    expect(table.values(nameOf)).toEqual(['A', 'New', 'C'])
    expect(table.version(nameOf)).toBeGreaterThan(nameVersion)
    expect([table.values(nameOf), table.values(tagsOf)]).toEqual([names, tags])
    expect(table.version(tagsOf)).toBe(tagsVersion)
  })

  it('tells a field that is gone from one that is there', () => {
    const table = createTableRows(people, idOf)
    expect(table.replace([{ id: 'a', name: 'A' }, ...people.slice(1)])).toEqual({ places: [0] })
  })

  it('is what the rows are after any changes', () => {
    const row = fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), name: fc.constantFrom('x', 'y') })
    const lists = fc.array(fc.uniqueArray(row, { selector: idOf }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(lists, ([first = [], ...later]) => {
        const table = createTableRows<Person>(first, idOf)
        for (const list of later) {
          const before = new Map(table.values(nameOf).map((_, place) => [table.idAt(place), table.rowAt(place)]))
          table.replace(list)
          expect(table.values(nameOf)).toEqual(list.map(nameOf))
          for (const [place, person] of list.entries()) {
            expect([table.idAt(place), table.placeOf(person.id)]).toEqual([person.id, place])
            const known = before.get(person.id)
            if (known?.name === person.name) expect(table.rowAt(place)).toBe(known)
          }
        }
      }),
      { numRuns: 500, seed: 21 },
    )
  })
})

describe('collation keys', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme-ascii', maxLength: 8 }),
    fc
      .array(fc.constantFrom('a', 'A', 'b', '-', ' ', '0', '1', '9', '10', '007', '_', "'"), { maxLength: 6 })
      .map((parts) => parts.join('')),
  )

  it.each(['en', 'de-AT', 'fr', 'it', 'nl', 'pt-BR'])('never contradict the order of %s', (locale) => {
    const { keyOf } = createCollationKeys(locale)
    const { compare } = new Intl.Collator(locale, { numeric: true })
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [left, right] = [keyOf(a), keyOf(b)]
        if (left === undefined || right === undefined || left === right) return
        expect(left < right ? -1 : 1).toBe(Math.sign(compare(a, b)))
      }),
      { numRuns: 3_000, seed: 23 },
    )
  })

  it('leave to the locale what only that can place', () => {
    expect(createCollationKeys('en').keyOf('Åberg')).toBeUndefined()
    expect(createCollationKeys('da').keyOf('Aalborg')).toBeUndefined()
    expect(createCollationKeys('en').keyOf('1'.repeat(60))).toBeUndefined()
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

describe('the lines of a table', () => {
  const values = ['x', 'y', 'x', null, '', 1, '1']
  const grouped = (collapsed: readonly string[]) =>
    groupedLines(groupRows(allOf(values.length), values), (key) => collapsed.includes(key))
  const shown = (lines: ReturnType<typeof grouped>) =>
    Array.from({ length: lines.count }, (_, line) => {
      const found = lines.at(line)
      return found?.kind === 'group' ? `${String(found.group.value)} (${found.group.size})` : found?.row
    })

  it('have equal values together under a heading, and keep kinds apart', () => {
    expect(shown(grouped([]))).toEqual(['x (2)', 0, 2, 'y (1)', 1, 'null (2)', 3, 4, '1 (1)', 5, '1 (1)', 6])
  })

  it('have of a collapsed group its heading alone', () => {
    const lines = grouped(['string:x', 'object:null'])
    expect(shown(lines)).toEqual(['x (2)', 'y (1)', 1, 'null (2)', '1 (1)', 5, '1 (1)', 6])
    expect([lines.rowCount, lines.lineOf(0), lines.lineOf(1)]).toEqual([7, undefined, 2])
    expect(groupedLines([], () => false).at(0)).toBeUndefined()
  })

  it('know where each row is shown', () => {
    for (const lines of [grouped([]), plainLines(Uint32Array.of(3, 1, 2))]) {
      for (let line = 0; line < lines.count; line += 1) {
        const found = lines.at(line)
        if (found?.kind === 'row') expect(lines.lineOf(found.row)).toBe(line)
      }
    }
    expect(plainLines(Uint32Array.of(3)).lineOf(1)).toBeUndefined()
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
