import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterMatcher } from '../../filters/matches-filter'
import type { Filter } from '../../operation/filter-model'
import { createSlices } from '../../ports/slices'
import { collationKeys, longestKey } from './collation-keys'
import { codeColumn } from './column-codes'
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
import { absentRank, sortRanks } from './sort-ranks'
import { sortRows } from './sort-rows'
import { groupedLines } from './grouped-lines'
import { plainLines } from './table-lines'
import { createTableRows } from './table-rows'
import { doWork, type Work } from './work'

const finish = <Result>(work: Work<Result>) => {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}
const orderOf = (values: readonly unknown[], direction: 'asc' | 'desc' = 'asc', locale = 'en') => {
  const { values: few, codeOf } = finish(codeColumn(values, (value) => value))
  return { ranks: finish(sortRanks(few, locale)), codeOf, direction }
}
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

  it('tells rows with the same id apart, and says which', () => {
    const one = { id: 'a', name: 'Ada' }
    const other = { id: 'a', name: 'Bo' }
    const told: string[] = []
    const table = createTableRows<Person>(
      [one, other],
      ({ id }) => id,
      (ids) => void told.push(...ids),
    )
    expect([table.idAt(0), table.idAt(1)]).toEqual(['a', 'a (2)'])
    expect(table.placeOf('a (2)')).toBe(1)
    expect(told).toEqual(['a'])
    // As they come with the next answer: in their places, one of them with another name.
    table.replace([{ ...one }, { ...other, name: 'Cy' }])
    expect([table.idAt(0), table.idAt(1)]).toEqual(['a', 'a (2)'])
    table.replace([other])
    expect(table.idAt(0)).toBe('a')
  })

  it('finds rows with the same id among very many as soon as the first have been shown', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => ({ id: `r${index % 19_999}` }))
    const told: string[] = []
    const rows = createTableRows(
      many,
      ({ id }) => id,
      (ids) => told.push(...ids),
    )
    expect(told).toEqual([])
    rows.tellApart()
    rows.tellApart()
    expect(told).toEqual(['r0'])
    expect([rows.idAt(0), rows.idAt(19_999)]).toEqual(['r0', 'r0 (2)'])
  })

  it('finds a row with the same id that comes to where none was', () => {
    const table = createTableRows<Person>([{ id: 'a', name: 'Ada' }, undefined], ({ id }) => id)
    table.replace([table.rowAt(0), { id: 'a', name: 'Bo' }])
    expect(table.idAt(1)).toBe('a (2)')
  })

  it('keeps what a poll does not change the very same', () => {
    const table = createTableRows(people, idOf)
    const row = table.rowAt(0)
    expect(table.replace(people.map((person) => ({ ...person, tags: person.tags && [...person.tags] })))).toEqual({
      places: [],
    })
    expect(table.rowAt(0)).toBe(row)
    const [nameVersion, tagsVersion] = [table.version(nameOf), table.version(tagsOf)]
    expect(table.replace(people.map((person) => (person.id === 'b' ? { ...person, name: 'New' } : person)))).toEqual({
      places: [1],
    })
    expect(table.version(nameOf)).toBeGreaterThan(nameVersion)
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
          const known = table.rows.filter((person) => person !== undefined)
          const before = new Map(known.map((person) => [person.id, person]))
          const [names, version] = [known.map(nameOf), table.version(nameOf)]
          table.replace(list)
          expect(table.rows).toEqual(list)
          if (String(list.map(nameOf)) !== String(names)) expect(table.version(nameOf)).toBeGreaterThan(version)
          for (const [place, person] of list.entries()) {
            expect([table.idAt(place), table.placeOf(person.id)]).toEqual([person.id, place])
            const kept = before.get(person.id)
            if (kept?.name === person.name) expect(table.rowAt(place)).toBe(kept)
          }
        }
      }),
      { numRuns: 500, seed: 21 },
    )
  })
})

describe('a column as codes', () => {
  const codes = (values: readonly unknown[]) => finish(codeColumn(values, (value) => value))

  it('has each value once, also what is like no other', () => {
    const values = ['b', 'a', 'b', null, Number.NaN, 'a', Number.NaN, undefined, 1, '1']
    const { values: once, codeOf } = codes(values)
    expect(once).toEqual(['b', 'a', null, Number.NaN, undefined, 1, '1'])
    expect(Array.from(codeOf ?? [], (code) => once[code])).toEqual(values)
  })

  it('is the values themselves where most are there once', () => {
    const emails = Array.from({ length: 20_000 }, (_, index) => `${index}@example.com`)
    expect(codes(emails)).toEqual({ values: emails, codeOf: undefined })
    const cities = emails.map((_, index) => `City ${index % 300}`)
    expect(codes(cities).values).toHaveLength(300)
    const later = Array.from({ length: 300_000 }, (_, index) => (index < 10_000 ? 0 : index >> 1))
    const { values, codeOf } = codes(later)
    expect(values).toHaveLength(145_001)
    expect([codeOf?.[9_999], values[codeOf?.[299_999] ?? 0]]).toEqual([0, 149_999])
  })
})

describe('collation keys', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme-ascii', maxLength: 8 }),
    fc
      .array(fc.constantFrom('a', 'A', 'b', '-', ' ', '0', '1', '9', '10', '007', '_', "'", 'é', 'Å', 'n', 'ñ', 'ž'), {
        maxLength: 6,
      })
      .map((parts) => parts.join('')),
  )
  const keyOf = (given: string, locale = 'en') => {
    const words = new Uint32Array(longestKey(given.length) + 1)
    const end = collationKeys(locale).write(given, words, 1)
    if (end === -1) return undefined
    expect(end).toBeLessThanOrEqual(words.length)
    const bytes = Array.from(words.subarray(1, end)).flatMap((word) =>
      [24, 16, 8, 0].map((shift) => (word >>> shift) & 0xff),
    )
    expect(bytes.at(-1)).toBe(0)
    return String.fromCharCode(...bytes).replace(/\0+$/, '')
  }

  it.each(['en', 'de-AT', 'fr', 'it', 'nl', 'pt-BR'])('never contradict the order of %s', (locale) => {
    const { compare } = new Intl.Collator(locale, { numeric: true })
    fc.assert(
      fc.property(text, text, (a, b) => {
        const [left, right] = [keyOf(a, locale), keyOf(b, locale)]
        if (left === undefined || right === undefined || left === right) return
        expect(left < right ? -1 : 1).toBe(Math.sign(compare(a, b)))
      }),
      { numRuns: 3_000, seed: 23 },
    )
  })

  it('are the same for what differs in case and accents alone', () => {
    expect(keyOf('Ångström Émile')).toBe(keyOf('angstrom emile'))
    expect(keyOf('a007')).toBe(keyOf('a7'))
    expect(keyOf('1'.repeat(40))).toHaveLength(42)
  })

  it('leave to the locale what only that can place', () => {
    expect(keyOf('Straße')).toBeUndefined()
    expect(keyOf('Łódź')).toBeUndefined()
    expect(keyOf('Aalborg', 'da')).toBeUndefined()
    expect(keyOf('1'.repeat(60))).toBeUndefined()
  })
})

describe('sorting', () => {
  const sorted = (values: readonly unknown[], direction: 'asc' | 'desc' = 'asc', locale = 'en') => {
    const rows = finish(sortRows(allOf(values.length), [orderOf(values, direction, locale)]))
    return Array.from(rows, (row) => values[row])
  }

  it('goes by kind and value, and puts what is absent last in both directions', () => {
    const values = ['b', null, 10, true, 'a10', 'a2', -1, '', undefined, false, 'B', 2.5]
    expect(sorted(values)).toEqual([-1, 2.5, 10, 'a2', 'a10', 'b', 'B', false, true, null, '', undefined])
    expect(sorted(values, 'desc')).toEqual([true, false, 'B', 'b', 'a10', 'a2', 10, 2.5, -1, null, '', undefined])
  })

  it('goes by the locale', () => {
    const names = ['Öberg', 'Zorn', 'Ahl', 'Åberg']
    expect(sorted(names, 'asc', 'sv')).toEqual(['Ahl', 'Zorn', 'Åberg', 'Öberg'])
    expect(sorted(names, 'asc', 'de')).toEqual(['Åberg', 'Ahl', 'Öberg', 'Zorn'])
  })

  it('of any texts is what the locale makes of them', () => {
    const part = fc.constantFrom('a', 'A', 'á', 'ab', 'b', 'ß', 'Ł', '-', ' ', '1', '02', '10', 'z', 'Ž', '日', '@')
    const word = fc.array(part, { minLength: 1, maxLength: 9 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.array(word, { maxLength: 80 }), (texts) => {
        const { compare } = new Intl.Collator('en', { numeric: true })
        const expected = [...texts].sort(compare)
        const inOrder = sorted(texts) as readonly string[]
        // What the locale does not tell apart may stand in any order.
        for (const [place, text] of inOrder.entries()) expect(compare(text, expected[place] ?? '')).toBe(0)
      }),
      { numRuns: 400, seed: 24 },
    )
  })

  it('of numbers is by their size, be they few or many', () => {
    const number = fc.oneof(fc.double({ noNaN: true }), fc.integer(), fc.constantFrom(0, -0, Infinity, -Infinity))
    const many = fc.sample(number, { numRuns: 5_000, seed: 25 })
    for (const numbers of [many.slice(0, 300), many]) {
      expect(sorted(numbers).map((value) => Number(value) + 0)).toEqual(
        [...numbers].sort((a, b) => a - b).map((value) => value + 0),
      )
    }
    expect(finish(sortRanks([5, 3, 5, null, 4]))).toEqual(Uint32Array.of(2, 0, 2, absentRank, 1))
  })

  it('by several columns is stable, and the same as sorting at once', () => {
    const column = fc.array(fc.constantFrom(1, 2, 3, 'x', 'y', null), { minLength: 70, maxLength: 200 })
    fc.assert(
      fc.property(column, column, fc.boolean(), (first, second, isDown) => {
        const size = Math.min(first.length, second.length)
        const orders = [orderOf(first.slice(0, size)), orderOf(second.slice(0, size), isDown ? 'desc' : 'asc')]
        const expected = Array.from(allOf(size)).sort((left, right) => {
          for (const { ranks, codeOf, direction } of orders) {
            const [x, y] = [left, right].map((row) => ranks[codeOf?.[row] ?? 0] ?? 0) as [number, number]
            if (x === y) continue
            if (x === absentRank || y === absentRank) return x === absentRank ? 1 : -1
            return direction === 'asc' ? x - y : y - x
          }
          return 0
        })
        expect([...finish(sortRows(allOf(size), orders))]).toEqual(expected)
      }),
      { numRuns: 100, seed: 22 },
    )
  })

  it('of a hundred thousand texts is the same as by the locale', () => {
    const values = Array.from({ length: 100_000 }, (_, index) => {
      const [first, second] = [(index * 7_919) % 503, (index * 104_729) % 997]
      return `${['Ana', 'ana', 'Bé', 'Cloé'][index % 4]} ${first}.${second}@example-${index % 7}.org`
    })
    const { compare } = new Intl.Collator('en', { numeric: true })
    const inOrder = sorted(values) as readonly string[]
    expect(new Set(inOrder).size).toBe(new Set(values).size)
    for (let place = 1; place < inOrder.length; place += 1) {
      if (compare(inOrder[place - 1] ?? '', inOrder[place] ?? '') > 0)
        expect.fail(`${inOrder[place - 1]} before ${inOrder[place]}`)
    }
  })
})

describe('long work', () => {
  const values = Array.from({ length: 100_000 }, (_, index) => `name ${(index * 7_919) % 100_003}`)
  const work = function* () {
    const { values: all, codeOf } = yield* codeColumn(values, (value) => value)
    return yield* sortRows(allOf(values.length), [{ ranks: yield* sortRanks(all), codeOf, direction: 'asc' }])
  }

  it('is done at once where there is time, else in slices between which others work', async () => {
    const signal = undefined
    const slices = createSlices()
    expect(doWork(work(), { isLate: () => false, slices, signal })).toHaveLength(values.length)
    let pauses = 0
    const counted = {
      isOver: slices.isOver,
      next: (stop: AbortSignal | undefined) => {
        pauses += 1
        return slices.next(stop)
      },
    }
    const rows = await doWork(work(), { isLate: () => true, slices: counted, signal })
    expect(values[rows[0] ?? 0]).toBe('name 0')
    expect(pauses).toBeGreaterThan(3)
  })

  it('has steps after which it can be left, and is left when it is stopped', async () => {
    let steps = 0
    for (const steady = work(); !steady.next().done;) steps += 1
    expect(steps).toBeGreaterThan(100)
    const stop = new AbortController()
    stop.abort()
    const stopped = doWork(work(), { isLate: () => true, slices: createSlices(), signal: stop.signal })
    await expect(stopped).rejects.toThrow()
  })
})

describe('filterRows', () => {
  const people = Array.from({ length: 20_000 }, (_, index) => ({
    city: `City ${index % 30}`,
    size: index % 10,
    email: `${index}@example.com`,
    note: index % 5 === 0 ? null : 'x',
  }))
  type Field = 'city' | 'size' | 'email' | 'note'
  const isField = (field: string): field is Field => Object.hasOwn(people[0] ?? {}, field)
  const columns = {
    *codes(field: string) {
      return isField(field) ? yield* codeColumn(people, (person) => person[field]) : undefined
    },
    values: (field: string) => (isField(field) ? people.map((person) => person[field]) : undefined),
  }
  const rows = allOf(people.length).toReversed()
  const size = { field: 'size', operator: 'greater_than', value: 7 } as const
  const email = { field: 'email', operator: 'starts_with', value: '1' } as const
  const city = { field: 'city', operator: 'contains', value: 'city 1' } as const
  const note = { field: 'note', operator: 'is_empty', value: null } as const
  const unknown = { field: 'unknown', operator: 'is_empty', value: null } as const

  it.each<[string, Filter]>([
    ['a condition', city],
    ['a condition on values that are all different', email],
    ['conditions that all have to hold', { combine: 'and', members: [city, size, email, note] }],
    [
      'conditions of which one has to hold',
      { combine: 'or', members: [city, { combine: 'and', members: [size, note] }] },
    ],
    ['conditions on one column', { combine: 'or', members: [city, { ...city, value: '29' }] }],
    ['conditions that must not hold together', { combine: 'and', not: true, members: [city, size] }],
    ['a column that is not there', { combine: 'and', members: [unknown, size] }],
    ['nothing', { combine: 'and', members: [] }],
  ])('gives the rows that pass %s in their order', (_name, filter) => {
    const found = finish(filterRows(rows, filter, columns))
    const passes = filterMatcher(filter)
    expect([...found]).toEqual([...rows].filter((row) => passes((field) => Reflect.get(people[row] ?? {}, field))))
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
