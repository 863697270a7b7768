import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../ports/memory-storage'
import type { TableColumn } from '../columns/table-column'
import type { TableView } from '../columns/table-view'
import { addView, freeName, isNameTaken, moveView, removeView, restoreView, setDefault } from './change-saved-views'
import { fitView, goneColumns } from './fit-view'
import { readSavedViews, readTableView } from './read-saved-views'
import { sameView } from './same-view'
import type { SavedView, SavedViewList } from './saved-view'
import { memorySavedViews, storedSavedViews } from './saved-view-store'

const named = (id: string, more: Partial<SavedView> = {}): SavedView => ({ id, name: `View ${id}`, view: {}, ...more })
const listOf = (...views: readonly SavedView[]): SavedViewList => ({ views })
const ids = ({ views }: SavedViewList) => views.map(({ id }) => id).join('')

const columns: readonly TableColumn<object>[] = [
  { id: 'name', header: 'Name', pin: 'start' },
  { id: 'city', header: 'City' },
  { id: 'secret', header: 'Secret', hidden: true },
]

describe('what was kept', () => {
  it('comes back as it was, whatever the store', () => {
    const list: SavedViewList = {
      views: [
        named('a', {
          scope: 'shared',
          locked: true,
          view: {
            sort: [{ columnId: 'city', direction: 'desc' }],
            groupBy: 'city',
            collapsed: ['string:Lund'],
            filter: { combine: 'and', members: [{ field: 'city', operator: 'equals', value: 'Lund' }] },
            order: ['city', 'name'],
            hidden: ['city'],
            shown: ['secret'],
            pinned: { city: 'end', name: 'none' },
            widths: { city: 220 },
          },
        }),
        named('b'),
      ],
      defaultId: 'b',
    }
    const storage = memoryStorage()
    for (const store of [memorySavedViews(), storedSavedViews(storage, 'views')]) {
      void store.save(list, { kind: 'ordered' })
      expect(readSavedViews(store.load())).toEqual(list)
    }
    expect(readSavedViews(storedSavedViews(storage, 'others').load())).toEqual({ views: [] })
    storage.set('broken', '{"views":')
    expect(readSavedViews(storedSavedViews(storage, 'broken').load())).toEqual({ views: [] })
  })

  it.each([
    undefined,
    null,
    'x',
    7,
    [],
    {},
    { views: 'x' },
    { views: [null, 7, {}, { id: '', name: 'x' }, { id: 'a', name: ' ' }] },
  ])('is none in %j', (kept) => expect(readSavedViews(kept)).toEqual({ views: [] }))

  it('loses only what cannot be read of it', () => {
    expect(
      readTableView({
        sort: [{ columnId: 'a', direction: 'up' }, { columnId: 'b', direction: 'asc' }, null],
        groupBy: 7,
        filter: { field: 'a', operator: 'resembles', value: 1 },
        order: ['a', 7],
        hidden: 'a',
        pinned: { a: 'left', b: 'end' },
        widths: { a: '100', b: -1, c: 90 },
        colour: 'red',
      }),
    ).toEqual({
      sort: [{ columnId: 'b', direction: 'asc' }],
      order: ['a'],
      pinned: { b: 'end' },
      widths: { c: 90 },
    })
    const twice = readSavedViews({ views: [named('a'), named('a', { name: 'Other' })], defaultId: 'gone' })
    expect(twice).toEqual({ views: [named('a')] })
  })
})

describe('a view of columns that are gone', () => {
  const view = {
    sort: [
      { columnId: 'was', direction: 'asc' },
      { columnId: 'city', direction: 'asc' },
    ],
    groupBy: 'was',
    collapsed: ['string:x'],
    filter: {
      combine: 'or',
      members: [
        { field: 'was', operator: 'exists', value: true },
        { combine: 'and', members: [{ field: 'gone', operator: 'exists', value: true }] },
        { field: 'city', operator: 'exists', value: true },
      ],
    },
    widths: { was: 100 },
  } as const

  it('sorts, groups and filters by those that are left', () => {
    expect(goneColumns(view, columns)).toEqual(['was', 'gone'])
    expect(fitView(view, columns)).toEqual({
      sort: [{ columnId: 'city', direction: 'asc' }],
      filter: { combine: 'or', members: [{ field: 'city', operator: 'exists', value: true }] },
      widths: { was: 100 },
    })
  })

  it('hides no row by a filter of which nothing is left', () => {
    const only = { filter: { field: 'was', operator: 'exists', value: true } } as const
    expect(fitView(only, columns)).toEqual({})
  })
})

describe('two views', () => {
  it.each<[TableView, TableView, boolean]>([
    [{}, { sort: [], hidden: [], widths: {}, pinned: {} }, true],
    [{}, { order: ['name', 'city', 'secret'] }, true],
    [{}, { pinned: { name: 'start' }, widths: { city: 160 } }, true],
    [{}, { hidden: ['city'], shown: [], order: ['name'] }, false],
    [{ collapsed: ['a'] }, { collapsed: [] }, true],
    [{}, { sort: [{ columnId: 'city', direction: 'asc' }] }, false],
    [{}, { order: ['city', 'name'] }, false],
    [{}, { widths: { city: 161 } }, false],
    [{}, { shown: ['secret'] }, false],
    [{}, { pinned: { name: 'none' } }, false],
    [{}, { groupBy: 'city' }, false],
    [{}, { filter: { field: 'city', operator: 'exists', value: true } }, false],
  ])('%j and %j', (one, other, isSame) => {
    expect(sameView(one, other, columns)).toBe(isSame)
    expect(sameView(other, one, columns)).toBe(isSame)
  })
})

describe('a list of views', () => {
  const list = listOf(named('a'), named('S', { scope: 'shared' }), named('b'), named('c'))

  it('is moved within those that are shown beside each other', () => {
    expect(ids(moveView(list, 'b', -1))).toBe('baSc')
    expect(ids(moveView(list, 'a', 1))).toBe('Sbac')
    expect(moveView(list, 'S', 1)).toBe(list)
    expect(moveView(list, 'c', 1)).toBe(list)
  })

  it('begins with the standard view when the one it began with is gone, and puts that back', () => {
    const begun = setDefault(list, 'b')
    const left = removeView(begun, 'b')
    expect(left).toEqual(listOf(named('a'), named('S', { scope: 'shared' }), named('c')))
    expect(restoreView(left, named('b'), begun)).toEqual(begun)
  })

  it('adds behind the one that was copied', () => {
    expect(ids(addView(list, named('x'), 'a'))).toBe('axSbc')
    expect(ids(addView(list, named('x')))).toBe('aSbcx')
  })

  it('has each name once', () => {
    expect(isNameTaken(list, ' view A ')).toBe(true)
    expect(isNameTaken(list, 'View a', 'a')).toBe(false)
    expect(freeName(listOf(named('1', { name: 'New' }), named('2', { name: 'New 2' })), 'New')).toBe('New 3')
  })
})
