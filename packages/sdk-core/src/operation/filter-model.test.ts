import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../errors/field-errors'
import { FilterSchema } from './filter-model'

const problems = (filter: unknown) => {
  const result = FilterSchema.safeParse(filter)
  return result.success ? [] : fieldErrors(result.error).map(({ field, message }) => `${field}: ${message}`)
}

describe('FilterSchema', () => {
  it.each([
    [{ field: 'a', operator: 'equals', value: 'x' }],
    [{ field: 'a', operator: 'within_last', value: 'P7D', timeZone: 'Europe/Stockholm', at: '2024-05-01T10:00:00Z' }],
    [{ field: 'a', operator: 'has_any', value: ['x', 1], ignore: 'case' }],
    [{ combine: 'or', not: true, members: [{ field: 'a', operator: 'between', value: [1, 2] }] }],
  ])('takes %j as it is', (filter) => {
    expect(FilterSchema.parse(filter)).toEqual(filter)
  })

  it.each<[unknown, string]>([
    [{ field: 'a', operator: 'between', value: 5 }, 'value: Expected a list of two: from and to'],
    [{ field: 'a', operator: 'within_last', value: '7 days' }, 'value: Expected a duration of one unit'],
    [{ field: 'a', operator: 'in_period', value: 'someday' }, 'value: Expected one of: today, yesterday'],
    [{ field: 'a', operator: 'length_equals', value: -1 }, 'value: Expected a whole number from 0'],
    [{ field: 'a', operator: 'is_empty', value: 'yes' }, 'value: Expected true or false'],
    [{ field: 'a', operator: 'in_period', value: 'today', timeZone: 'Mars' }, 'timeZone: Expected the name of a time'],
    [{ field: 'a', operator: 'in_period', value: 'today', at: '2024-05-01' }, 'at: Expected a date with a time'],
    [{ field: '', operator: 'equals', value: 1 }, 'field: Expected the name of a field'],
    [{ combine: 'and', members: [{ field: 'a', operator: 'like', value: 1 }] }, 'members.0.operator: Expected one of:'],
    [{ combine: 'and', members: [], not: 'yes' }, 'not: Expected true or false'],
  ])('says of %j what is wrong, and where', (filter, expected) => {
    expect(problems(filter)).toEqual([expect.stringContaining(expected)])
  })

  it('refuses what is too deep or too much before it goes down into it', () => {
    const condition = { field: 'a', operator: 'equals', value: 1 }
    const nested = (depth: number) => {
      let filter: unknown = condition
      for (let level = 0; level < depth; level += 1) filter = { combine: 'and', members: [filter] }
      return filter
    }
    expect(problems(nested(20))).toEqual([])
    expect(problems(nested(21))).toEqual([expect.stringContaining('no deeper than 20')])
    expect(problems(nested(100_000))).toEqual([expect.stringContaining('no deeper than 20')])
    const wide = (groups: number) => ({
      combine: 'or',
      members: Array.from({ length: groups }, () => ({
        combine: 'and',
        members: Array.from({ length: 100 }, () => condition),
      })),
    })
    expect(problems(wide(5))).toEqual([])
    expect(problems(wide(6))).toEqual([expect.stringContaining('at most 500 conditions')])
  })
})
