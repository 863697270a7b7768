import { describe, expect, it } from 'vitest'
import { formatMessage } from '../../react/messages/format-message'
import type { TableView } from '../columns/table-view'
import { tableNews, type NewsState } from './table-news'
import { tableNewsMessages } from './table-news-messages'

const columns = ['name', 'score', 'city', 'note']
const state = (part: Partial<NewsState> = {}): NewsState => ({
  view: {},
  columns,
  known: columns,
  groups: 0,
  selected: 0,
  total: 2_000,
  saved: 0,
  hasFile: false,
  chosen: undefined,
  ...part,
})
const news = (before: Partial<NewsState>, now: Partial<NewsState>) =>
  tableNews(state(before), state(now), {
    t: (key, ...[values]) => formatMessage(tableNewsMessages.strings[key], 'en', values),
    headerOf: (id) => id.toUpperCase(),
    list: (words) => words.join(', '),
  })
const viewNews = (before: TableView, now: TableView) => news({ view: before }, { view: now })

describe('what a table tells', () => {
  it.each<[string, TableView, TableView, readonly string[]]>([
    ['a sort', {}, { sort: [{ columnId: 'score', direction: 'desc' }] }, ['Sorted by SCORE descending']],
    [
      'a further one',
      { sort: [{ columnId: 'score', direction: 'desc' }] },
      {
        sort: [
          { columnId: 'score', direction: 'desc' },
          { columnId: 'name', direction: 'asc' },
        ],
      },
      ['Sorted by SCORE descending, NAME ascending'],
    ],
    ['none any more', { sort: [{ columnId: 'score', direction: 'desc' }] }, {}, ['Not sorted']],
    ['a pin', {}, { pinned: { city: 'end' } }, ['CITY pinned to the end']],
    ['no pin', { pinned: { city: 'end' } }, { pinned: { city: 'none' } }, ['CITY unpinned']],
    ['a width', {}, { widths: { city: 166 } }, ['CITY 166 pixels wide']],
    ['a width that is gone', { widths: { city: 166 } }, {}, ['CITY as wide as usual']],
    ['a filter', {}, { filter: { field: 'city', operator: 'equals', value: 'Lund' } }, []],
  ])('tells of %s', (_, before, now, words) => expect(viewNews(before, now)).toEqual(words))

  it('tells where a column has gone, whichever way', () => {
    const move = (now: readonly string[]) => news({ view: {} }, { view: { order: now }, columns: now })
    expect(move(['score', 'city', 'name', 'note'])).toEqual(['NAME is column 3 of 4'])
    expect(move(['note', 'name', 'score', 'city'])).toEqual(['NOTE is column 1 of 4'])
  })

  it('tells which of two columns that have changed places was moved, where it is pinned with it', () => {
    const now = { view: { order: ['score', 'name'], pinned: { score: 'start' as const } }, columns: ['score', 'name'] }
    expect(news({ columns: ['name', 'score'] }, now)).toEqual(['SCORE is column 1 of 2', 'SCORE pinned to the start'])
  })

  it('tells how many cells are chosen, and nothing when none are any more', () => {
    const chosen = { rows: 2, columns: 1 }
    expect(news({}, { chosen })).toEqual(['2 rows by 1 column chosen'])
    expect(news({ chosen }, { chosen: { ...chosen } })).toEqual([])
    expect(news({ chosen }, {})).toEqual([])
  })

  it('tells nothing of columns that are made or gone altogether', () => {
    const first = { known: ['name'], columns: ['name'] }
    expect(news({ ...first }, { view: { hidden: [] } })).toEqual([])
    expect(news({ view: { hidden: [] } }, { ...first })).toEqual([])
  })

  it('tells of columns that come and go', () => {
    expect(news({ view: {} }, { view: { hidden: ['city'] }, columns: ['name', 'score', 'note'] })).toEqual([
      'CITY hidden',
    ])
    expect(news({ view: {}, columns: ['name'] }, { view: { shown: [] }, columns: ['name', 'city'] })).toEqual([
      'CITY shown',
    ])
  })

  it('tells of groups', () => {
    const view = { groupBy: 'city' }
    expect(news({ view: {} }, { view, groups: 7 })).toEqual(['Grouped by CITY, 7 groups'])
    expect(news({ view, groups: 7 }, { view: { ...view, collapsed: ['a', 'b'] }, groups: 7 })).toEqual([
      '2 of 7 groups collapsed',
    ])
    expect(news({ view, groups: 7 }, { view: {} })).toEqual(['Not grouped'])
  })

  it('tells all that came at once, and of another view in a word', () => {
    expect(news({}, { selected: 3, saved: 2, hasFile: true })).toEqual([
      '3 of 2,000 rows selected',
      '2 cells saved',
      'The file is made',
    ])
    expect(news({ selected: 3 }, { selected: 0 })).toEqual(['Nothing selected'])
    expect(viewNews({}, { widths: { name: 1, score: 2, city: 3, note: 4 } })).toEqual(['Shown in another way'])
    expect(news({}, {})).toEqual([])
  })
})
