import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFilterGroup, type Filter, type FilterCondition, type FilterGroup } from '../operation/filter-model'
import {
  addMember,
  countConditions,
  emptyFilter,
  groupMembers,
  memberAt,
  moveMember,
  normalizeFilter,
  removeMember,
  replaceMember,
  setCombine,
  setField,
  setNot,
  setOperator,
  ungroup,
} from './edit-filter'
import { matchesFilter } from './matches-filter'

const is = (field: string): FilterCondition => ({ field, operator: 'exists', value: true })
const and = (...members: readonly Filter[]): FilterGroup => ({ combine: 'and', members })
const or = (...members: readonly Filter[]): FilterGroup => ({ combine: 'or', members })
const [a, b, c, d] = [is('a'), is('b'), is('c'), is('d')]

/** The letters of a filter: `a(bc)`. */
function shape(filter: Filter): string {
  if (!isFilterGroup(filter)) return filter.field
  return filter.members.map((member) => (isFilterGroup(member) ? `(${shape(member)})` : shape(member))).join('')
}

describe('editing a filter', () => {
  const filter = and(a, or(b, c), d)

  it('adds at the end of a group, or before a member', () => {
    expect(shape(addMember(filter, [], is('x')))).toBe('a(bc)dx')
    expect(shape(addMember(filter, [1], is('x'), 1))).toBe('a(bxc)d')
    expect(addMember(filter, [0], is('x'))).toBe(filter)
    expect(addMember(filter, [7], is('x'))).toBe(filter)
  })

  it('keeps what does not change the very same', () => {
    const added = addMember(filter, [], is('x'))
    expect(added.members[1]).toBe(filter.members[1])
    expect(shape(filter)).toBe('a(bc)d')
    expect(replaceMember(filter, [1, 0], b)).toBe(filter)
    expect(setCombine(filter, [1], 'or')).toBe(filter)
    expect(setNot(filter, [1], false)).toBe(filter)
  })

  it('removes a member, and the group that it leaves empty', () => {
    expect(shape(removeMember(filter, [0]))).toBe('(bc)d')
    expect(shape(removeMember(and(a, or(and(b)), d), [1, 0, 0]))).toBe('ad')
    expect(removeMember(and(a), [0])).toEqual(emptyFilter)
    expect(removeMember(filter, [1, 9])).toBe(filter)
    expect(removeMember(filter, [])).toBe(filter)
  })

  it.each<[readonly number[], readonly number[], number, string]>([
    [[0], [], 3, '(bc)da'],
    [[2], [], 0, 'da(bc)'],
    [[0], [1], 1, '(bac)d'],
    [[1, 0], [], 0, 'ba(c)d'],
    [[1, 1], [1], 0, 'a(cb)d'],
    [[1, 0], [1], 2, 'a(cb)d'],
    [[2], [1], 2, 'a(bcd)'],
    [[1], [], 0, '(bc)ad'],
  ])('moves %j into %j before %i', (path, group, before, expected) => {
    expect(shape(moveMember(filter, path, group, before))).toBe(expected)
  })

  it('moves nothing into itself or to where it is', () => {
    expect(moveMember(filter, [1], [1], 0)).toBe(filter)
    expect(moveMember(filter, [0], [], 0)).toBe(filter)
    expect(moveMember(filter, [0], [], 1)).toBe(filter)
    expect(moveMember(filter, [], [1], 0)).toBe(filter)
  })

  it('takes the group that a move has left empty away', () => {
    expect(shape(moveMember(and(a, or(b), c), [1, 0], [], 3))).toBe('acb')
  })

  it('makes groups and takes them apart', () => {
    const grouped = groupMembers(and(a, b, c, d), [], [1, 3], 'or')
    expect(shape(grouped)).toBe('a(bd)c')
    expect(shape(ungroup(grouped, [1]))).toBe('abdc')
    expect(groupMembers(filter, [], [], 'or')).toBe(filter)
    const turned = setNot(grouped, [1], true)
    expect(ungroup(turned, [1])).toBe(turned)
    expect(setNot(turned, [1], false)).toEqual(grouped)
  })

  it('never becomes deeper or larger than may travel', () => {
    let deep = emptyFilter
    const path: number[] = []
    for (let level = 0; level < 40; level += 1) {
      deep = addMember(deep, path, and(a))
      path.push(0)
      if (memberAt(deep, path) === undefined) break
    }
    expect(countConditions(deep)).toBeGreaterThan(0)
    expect(path.length).toBeLessThan(40)
  })
})

describe('another field or operator', () => {
  const size: FilterCondition = { field: 'size', operator: 'greater_than', value: 5 }

  it('keeps the value where it is given alike', () => {
    expect(setField(size, 'number', { name: 'age', type: 'number' })).toEqual({ ...size, field: 'age' })
    expect(setField(size, 'number', { name: 'size', type: 'number' })).toBe(size)
    expect(setOperator(size, 'number', 'less_than')).toEqual({ ...size, operator: 'less_than' })
    const named: FilterCondition = { field: 'name', operator: 'starts_with', value: 'A' }
    expect(setField(named, 'text', { name: 'link', type: 'link' })).toEqual({ ...named, field: 'link' })
  })

  it('begins anew where it is not', () => {
    expect(setField(size, 'number', { name: 'name', type: 'text' })).toEqual({
      field: 'name',
      operator: 'equals',
      value: null,
    })
    expect(setField(size, 'number', { name: 'day', type: 'date' })).toMatchObject({
      operator: 'greater_than',
      value: null,
    })
    expect(setOperator(size, 'number', 'is_empty').value).toBe(true)
    expect(setOperator({ ...size, operator: 'is_empty', value: true }, 'number', 'in').value).toEqual([])
  })
})

describe('normalizeFilter', () => {
  it.each<[string, Filter, string]>([
    ['groups without conditions', and(a, or(), and(or())), 'a'],
    ['groups of one', and(a, or(or(b))), 'ab'],
    ['groups that combine alike', and(a, and(b, and(c)), or(c, or(d, a))), 'abc(cda)'],
    ['nothing', or(and(), or()), ''],
    ['a condition alone', a, 'a'],
  ])('takes %s apart', (_name, filter, expected) => {
    expect(shape(normalizeFilter(filter))).toBe(expected)
  })

  it('leaves what is normal the very same', () => {
    const filter = and(a, or(b, c))
    expect(normalizeFilter(filter)).toBe(filter)
  })

  it('lets through what the filter did, and is normal then', () => {
    const condition = fc.constantFrom(a, b, c)
    const filter = fc.letrec<{ filter: Filter }>((tie) => ({
      filter: fc.oneof(
        { maxDepth: 5, withCrossShrink: true },
        condition,
        fc.record({
          combine: fc.constantFrom('and' as const, 'or' as const),
          members: fc.array(tie('filter'), { maxLength: 3 }),
          not: fc.constantFrom(undefined, true, false),
        }),
      ),
    })).filter
    const records = [{}, { a: 1 }, { b: 1 }, { c: 1 }, { a: 1, b: 1 }, { b: 1, c: 1 }, { a: 1, b: 1, c: 1 }]
    fc.assert(
      fc.property(filter, (each) => {
        const normal = normalizeFilter(each)
        for (const record of records) expect(matchesFilter(normal, record)).toBe(matchesFilter(each, record))
        expect(normalizeFilter(normal)).toBe(normal)
        expect(countConditions(normal)).toBe(countConditions(each))
      }),
      { numRuns: 2_000, seed: 3 },
    )
  })
})
