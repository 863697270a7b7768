import { describe, expect, it } from 'vitest'
import * as fc from 'fast-check'
import { isFilterGroup, type Filter, type FilterCondition, type FilterGroup } from '../../operation/filter-model'
import { withChoice, withField, withTexts } from './change-condition'
import {
  duplicateMember,
  fits,
  insertMember,
  memberOf,
  moveBeside,
  moveMember,
  possibleMoves,
  removeMember,
  restoreMember,
  ungroup,
  type DraftMove,
} from './change-draft'
import type { FilterBuilderField } from './filter-builder-field'
import { draftOf, emptyCondition, isDraftGroup, type DraftCondition, type DraftGroup } from './filter-draft'
import { offeredChoices } from './operator-choice'
import { contactFields, nestedFilter } from './fixtures/contact-fields'
import { appliedFilter, draftCondition, readCondition, type DraftReader } from './read-condition'

const readerIn = (locale: string): DraftReader => ({
  locale,
  fieldOf: (id) => contactFields.find((field) => field.id === id),
})
const reader = readerIn('en')
const draftIn = (filter: Filter | null) => draftOf(filter, (condition) => draftCondition(condition, reader))
const is = (value: string): FilterCondition => ({ field: 'city', operator: 'equals', value })
const group = (combine: 'and' | 'or', ...members: readonly Filter[]): FilterGroup => ({ combine, members })
const applied = (draft: DraftGroup) => appliedFilter(draft, reader)
const idOf = (draft: DraftGroup, ...way: readonly number[]): string =>
  way.reduce<string>((id, place) => {
    const around = memberOf(draft, id)
    return (around && isDraftGroup(around) ? around.members[place]?.id : undefined) ?? 'nothing'
  }, draft.id)
const field = (id: string) => reader.fieldOf(id) as FilterBuilderField

describe('what applies', () => {
  it('is the filter that came, as long as nobody changes it', () => {
    expect(applied(draftIn(nestedFilter))).toEqual(nestedFilter)
    const odd = group('or', { field: 'gone', operator: 'contains', value: '(open' }, is(''))
    expect(applied(draftIn(odd))).toEqual(odd)
  })

  it('leaves out what is not complete, and groups that hold nothing else', () => {
    const draft = draftIn(group('and', is('Lund'), group('or', is('Malmö'))))
    const blank = insertMember(draft, draft.id, { ...draftIn(null), members: [emptyCondition()] })
    expect(applied(blank)).toEqual(group('and', is('Lund'), group('or', is('Malmö'))))
    expect(applied(insertMember(draftIn(null), 'none', emptyCondition()))).toBeNull()
  })
})

describe('a condition', () => {
  const make = (id: string, choice: DraftCondition['choice'], ...texts: readonly string[]) => {
    const begun = withField(emptyCondition(), undefined, field(id), 'en')
    return withTexts(withChoice(begun, field(id), choice, 'en'), field(id), texts)
  }
  const valueOf = (draft: DraftCondition, locale = 'en') => {
    const read = readCondition(draft, readerIn(locale))
    return read.status === 'applied' ? read.condition.value : read.problem
  }

  it.each([
    [make('score', 'equals', '1,234.5'), 'en', 1234.5],
    [make('score', 'equals', '1 234,5'), 'sv', 1234.5],
    [make('score', 'equals', 'many'), 'en', 'no-number'],
    [make('score', 'between', '1', ''), 'en', 'missing'],
    [make('score', 'between', 'x', ''), 'en', 'no-number'],
    [make('score', 'between', '1', '9'), 'en', [1, 9]],
    [make('score', 'between', '9', '1'), 'en', 'reversed'],
    [make('score', 'in', '1', '2'), 'en', [1, 2]],
    [make('score', 'in', '1', 'two'), 'en', 'no-number'],
    [make('score', 'in'), 'en', 'missing'],
    [make('name', 'contains', 'a.*b'), 'en', 'a.*b'],
    [make('name', 'contains', '(open'), 'en', 'no-pattern'],
    [make('name', 'contains', '  '), 'en', 'missing'],
    [make('name', 'length_at_least', '2.5'), 'en', 'no-count'],
    [make('added', 'equals', '2026-02-30'), 'en', 'no-date'],
    [make('added', 'between', '2026-01-01', '2026-02-01'), 'en', ['2026-01-01', '2026-02-01']],
    [make('added', 'between', '2026-02-01', '2026-01-01'), 'en', 'reversed'],
    [make('added', 'within_last', '30', 'minute'), 'en', 'PT30M'],
    [make('added', 'within_last', '3', 'month'), 'en', 'P3M'],
    [make('added', 'within_last', '0', 'day'), 'en', 'no-duration'],
    [make('added', 'within_last', '', 'day'), 'en', 'missing'],
    [make('added', 'in_period', 'last_week'), 'en', 'last_week'],
    [make('optedIn', 'equals', 'false'), 'en', false],
    [make('note', 'not_empty'), 'en', false],
    [make('note', 'is_empty'), 'en', true],
    [make('note', 'not_exists'), 'en', false],
  ])('reads %# as it is typed', (draft, locale, expected) => {
    expect(valueOf(draft, locale)).toEqual(expected)
  })

  it('asks whether there is a value as a field says: by two comparisons, or by one that is answered', () => {
    const asked = { ...field('city'), presence: 'answer' } as const
    expect(offeredChoices({ ...field('city'), operators: ['exists'] })).toEqual(['exists', 'not_exists'])
    expect(offeredChoices({ ...asked, operators: ['exists'] })).toEqual(['exists'])
    const answering: DraftReader = { locale: 'en', fieldOf: () => asked }
    const absent: FilterCondition = { field: 'city', operator: 'exists', value: false }
    const draft = draftCondition(absent, answering)
    expect([draft.choice, draft.texts]).toEqual(['exists', { 'yes-no': ['false'] }])
    const read = readCondition(withTexts(draft, asked, ['true']), answering)
    expect(read).toEqual({ status: 'applied', condition: { ...absent, value: true } })
  })

  it('keeps what was typed where the next operator takes it, and finds it again on the way back', () => {
    const one = make('city', 'equals', 'Lund')
    const pattern = withChoice(one, field('city'), 'contains', 'en')
    expect(valueOf(pattern)).toBe('Lund')
    const list = withChoice(pattern, field('city'), 'in', 'en')
    expect(valueOf(list)).toEqual(['Lund'])
    const length = withChoice(list, field('city'), 'length_equals', 'en')
    expect(valueOf(length)).toBe('missing')
    expect(valueOf(withChoice(length, field('city'), 'equals', 'en'))).toBe('Lund')
  })

  it('keeps a value for another field only where it can be one of it', () => {
    const lund = make('city', 'equals', 'Lund')
    expect(valueOf(withField(lund, field('city'), field('name'), 'en'))).toBe('Lund')
    expect(valueOf(withField(lund, field('city'), field('score'), 'en'))).toBe('missing')
    expect(valueOf(withField(lund, field('city'), field('status'), 'en'))).toBe('missing')
    const absent = withChoice(make('city', 'in', 'Lund'), field('city'), 'not_exists', 'en')
    const turned = withField(absent, field('city'), field('status'), 'en')
    expect(valueOf(withChoice(turned, field('status'), 'in', 'en'))).toBe('missing')
    const launched = make('status', 'equals', 'launched')
    expect(valueOf(withField(launched, field('status'), field('city'), 'en'))).toBe('missing')
    expect(valueOf(withField(make('city', 'equals', '7'), field('city'), field('score'), 'en'))).toBe(7)
  })

  it('takes one that is equal to nothing for one that is absent, and writes numbers as the locale does', () => {
    const absent = draftCondition({ field: 'city', operator: 'equals', value: null }, reader)
    expect(absent.choice).toBe('not_exists')
    const number = draftCondition({ field: 'score', operator: 'equals', value: 1.5 }, readerIn('de'))
    expect(number.texts.number).toEqual(['1,5'])
  })
})

describe('a change', () => {
  const start = draftIn(group('and', is('A'), group('or', is('B'), is('C')), is('D')))

  it('takes a group along whose last member goes, and puts both back', () => {
    const draft = draftIn(group('and', is('A'), group('or', is('B')), is('D')))
    const result = removeMember(draft, idOf(draft, 1, 0))
    expect(result?.draft.members).toHaveLength(2)
    expect(result && applied(result.draft)).toEqual(group('and', is('A'), is('D')))
    expect(result && applied(restoreMember(result.draft, result.removed))).toEqual(applied(draft))
  })

  it('puts back at the end of all what has lost its group', () => {
    const one = removeMember(start, idOf(start, 1, 0))
    const both = one && removeMember(one.draft, idOf(start, 1))
    expect(one && both && applied(restoreMember(both.draft, one.removed))).toEqual(
      group('and', is('A'), is('D'), is('B')),
    )
  })

  it.each<[string, readonly number[], DraftMove, FilterGroup]>([
    ['up', [2], 'up', group('and', is('A'), is('D'), group('or', is('B'), is('C')))],
    ['down', [0], 'down', group('and', group('or', is('B'), is('C')), is('A'), is('D'))],
    ['out', [1, 0], 'out', group('and', is('A'), group('or', is('C')), is('B'), is('D'))],
    ['into the group below', [0], 'into-after', group('and', group('or', is('A'), is('B'), is('C')), is('D'))],
    ['into the group above', [2], 'into-before', group('and', is('A'), group('or', is('B'), is('C'), is('D')))],
    [
      'into a group of its own',
      [0],
      'into-new',
      group('and', group('or', is('A')), group('or', is('B'), is('C')), is('D')),
    ],
  ])('moves a member %s', (_, way, move, expected) => {
    expect(applied(moveMember(start, idOf(start, ...way), move))).toEqual(expected)
  })

  it('offers only moves that lead somewhere', () => {
    expect(possibleMoves(start, idOf(start, 0))).toEqual(['down', 'into-after', 'into-new'])
    expect(possibleMoves(start, idOf(start, 1))).toEqual(['up', 'down'])
    expect(possibleMoves(start, idOf(start, 1, 1))).toEqual(['up', 'out', 'into-new'])
    expect(moveMember(start, idOf(start, 0), 'up')).toBe(start)
    expect(moveBeside(start, idOf(start, 1), idOf(start, 1, 0), 'before')).toBe(start)
  })

  it('copies a member with all that is in it, each with an id of its own', () => {
    const copy = duplicateMember(start, idOf(start, 1))
    expect(applied(copy.draft)?.members[2]).toEqual(group('or', is('B'), is('C')))
    const ids = JSON.stringify(copy.draft).match(/"member-\d+"/g) ?? []
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('takes a group apart, but none that is turned round', () => {
    expect(applied(ungroup(start, idOf(start, 1)))).toEqual(group('and', is('A'), is('B'), is('C'), is('D')))
    const not = draftIn(group('and', { ...group('or', is('B'), is('C')), not: true }))
    expect(ungroup(not, idOf(not, 0))).toBe(not)
  })

  it('stays within what a filter may be', () => {
    const deep = Array.from({ length: 19 }).reduce<FilterGroup>((inner) => group('and', inner), group('and', is('A')))
    const draft = draftIn(deep)
    expect(fits(draft)).toBe(true)
    expect(possibleMoves(draft, idOf(draft, ...Array.from({ length: 20 }, () => 0)))).toEqual(['out'])
  })

  it('loses no condition and makes none, however members are moved', () => {
    const conditions = (filter: Filter): readonly string[] =>
      isFilterGroup(filter) ? filter.members.flatMap(conditions) : [String(filter.value)]
    const step = fc.record({
      from: fc.nat(6),
      to: fc.nat(6),
      side: fc.constantFrom('before' as const, 'after' as const),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const last = steps.reduce((draft, { from, to, side }) => {
          const ids = JSON.stringify(draft).match(/member-\d+/g) ?? []
          const id = (at: number) => ids[at % ids.length] ?? ''
          return moveBeside(draft, id(from), id(to), side)
        }, start)
        expect(conditions(applied(last) ?? group('and')).toSorted()).toEqual(['A', 'B', 'C', 'D'])
      }),
      { seed: 4, numRuns: 500 },
    )
  })
})
