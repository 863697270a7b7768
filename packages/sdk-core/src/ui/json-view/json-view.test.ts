import { expect, it } from 'vitest'
import { jsonRows, type JsonRowOptions } from './json-rows'
import { jsonText, pathText, valueText } from './json-text'
import { treeMove } from './tree-move'

const rowsOf = (value: unknown, options: Partial<JsonRowOptions> = {}) =>
  jsonRows(value, { maxDepth: 5, hiddenKeys: new Set(), isOpen: (_, depth) => depth < 20, ...options })

it('shows five levels, and says of what is deeper that it is', () => {
  const rows = rowsOf({ 1: { 2: { 3: { 4: { 5: { 6: 'deep' } } } } } })
  expect(rows.map(({ name, cut }) => [name, cut])).toEqual([
    [undefined, undefined],
    ['1', undefined],
    ['2', undefined],
    ['3', undefined],
    ['4', undefined],
    ['5', 'too-deep'],
  ])
  expect(rowsOf({ 1: { 2: { 3: { 4: { 5: 'a text is not deep' } } } } }).at(-1)?.cut).toBeUndefined()
})

it('names a circle, and not the same thing twice side by side', () => {
  const shared = { a: 1 }
  const value: Record<string, unknown> = { one: shared, two: shared }
  value['self'] = value
  expect(
    rowsOf(value)
      .filter(({ cut }) => cut === 'circular')
      .map(({ name }) => name),
  ).toEqual(['self'])
  expect(jsonText(value)).toContain('"self": "[Circular]"')
  expect(jsonText(value).match(/"a": 1/g)).toHaveLength(2)
})

it('leaves out members, and does not count them', () => {
  const rows = rowsOf({ q: 'x', per_page: 5, in: { page: 1 } }, { hiddenKeys: new Set(['per_page', 'page']) })
  expect(rows.map(({ name, count }) => [name, count])).toEqual([
    [undefined, 2],
    ['q', undefined],
    ['in', 0],
  ])
  expect(jsonText({ a: 1, page: 2 }, new Set(['page']))).toBe('{\n  "a": 1\n}')
})

it('shows a million entries in hundreds of hundreds', () => {
  const value = Array.from({ length: 1_000_000 }, (_, index) => index)
  const top = rowsOf(value)
  expect(top.slice(1).map(({ range }) => range)[0]).toEqual([0, 9_999])
  expect(top).toHaveLength(101)
  const open = new Set(['$', '$#10000-19999', '$#10100-10199'])
  const rows = rowsOf(value, { isOpen: (id) => open.has(id) })
  expect(rows.find(({ value }) => value === 10_150)).toMatchObject({
    path: [10_150],
    level: 4,
    siblings: 100,
    parent: '$#10100-10199',
  })
  expect(rows).toHaveLength(301)
})

it('gives every row an id of its own, whatever the names', () => {
  const ids = rowsOf({ 'a/b': { c: 1 }, a: { 'b/c': 2, b: { c: 3 } }, '0': [1], '#0-1': 4 }).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it.each([
  [['people', 0, 'name'], 'people[0].name'],
  [['first name', 'x'], '["first name"].x'],
  [[], ''],
] as const)('writes the way %j as %s', (path, text) => expect(pathText(path)).toBe(text))

it('has a word for what JSON has none for', () => {
  expect([undefined, 5n, Number.NaN, new Date(0), Symbol('s'), 'a"b'].map(valueText)).toEqual([
    'undefined',
    '5n',
    'NaN',
    '1970-01-01T00:00:00.000Z',
    'Symbol(s)',
    '"a\\"b"',
  ])
  expect([jsonText(undefined), jsonText({ n: 5n }), jsonText('text')]).toEqual([
    'undefined',
    '{\n  "n": "5"\n}',
    'text',
  ])
  const broken = Object.defineProperty({}, 'x', {
    enumerable: true,
    get() {
      throw new Error('no')
    },
  })
  expect(rowsOf(broken)).toHaveLength(2)
})

it('moves as a tree does', () => {
  const closed = (id: string) => id === '$'
  const rows = rowsOf({ name: 1, list: [1], other: { x: 1 } }, { isOpen: closed })
  const [root, name, list, other] = rows.map(({ id }) => id)
  const press = (key: string, at = root ?? '') =>
    treeMove(rows, at, { key, ctrlKey: false, metaKey: false, altKey: false })
  expect(press('ArrowDown')).toEqual({ focus: name })
  expect(press('ArrowRight')).toEqual({ focus: name })
  expect(press('ArrowLeft')).toEqual({ turn: { ids: [root], open: false } })
  expect(press('ArrowLeft', list)).toEqual({ focus: root })
  expect(press('ArrowRight', list)).toEqual({ turn: { ids: [list], open: true } })
  expect(press('Enter', list)).toEqual({ turn: { ids: [list], open: true } })
  expect(press('*', name)).toEqual({ turn: { ids: [list, other], open: true } })
  expect(press('o')).toEqual({ focus: other })
  expect(press('End')).toEqual({ focus: other })
  expect(press('F2')).toBeUndefined()
})
