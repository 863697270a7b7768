import { describe, expect, it } from 'vitest'
import {
  countingRows,
  firstRows,
  isAnyValueTooLong,
  isEveryValueBlank,
  withChangedRow,
  withExample,
  withNewRow,
  withoutRow,
} from './filter-row'

const keys = ['JobTitle', 'Seniority', 'Location'] as const

describe('rows of a search', () => {
  it('count with a key and a value that is not blank [CAM-SMARTQ-03]', () => {
    const rows = [
      { id: 1, key: 'JobTitle', value: ' CTO ' },
      { id: 2, key: null, value: 'Berlin' },
      { id: 3, key: 'Location', value: ' \t ' },
    ] as const
    expect(countingRows(rows)).toEqual([{ key: 'JobTitle', value: 'CTO' }])
  })

  it('are blank as long as no value says anything', () => {
    expect(isEveryValueBlank(firstRows(keys))).toBe(true)
    expect(isEveryValueBlank(withChangedRow(firstRows(keys), 1, { value: '  ' }))).toBe(true)
    expect(isEveryValueBlank(withChangedRow(firstRows(keys), 1, { value: 'CTO' }))).toBe(false)
  })

  it('come one for each key at first, and go but for the last [CAM-SMARTQ-05]', () => {
    const three = withNewRow(withNewRow(firstRows(keys), keys), keys)
    expect(three.map(({ key }) => key)).toEqual(keys)
    expect(withNewRow(three, keys).at(-1)?.key).toBe('JobTitle')
    const one = withoutRow(withoutRow(three, 1), 3)
    expect(one.map(({ id }) => id)).toEqual([2])
    expect(withoutRow(one, 2)).toBe(one)
  })

  it('never have the same id, also after one has gone', () => {
    const rows = withNewRow(withoutRow(withNewRow(firstRows(keys), keys), 1), keys)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2)
  })

  it('take an example where nothing is written yet, and keep what is', () => {
    const example = { key: 'Location', value: 'Germany' } as const
    expect(withExample(firstRows(keys), keys, example)).toEqual([{ id: 1, ...example }])
    const typed = withChangedRow(firstRows(keys), 1, { value: 'CTO' })
    expect(withExample(typed, keys, example).map(({ value }) => value)).toEqual(['CTO', 'Germany'])
  })

  it('are too long by what would be sent', () => {
    const withValue = (value: string) => withChangedRow(firstRows(keys), 1, { value })
    expect(isAnyValueTooLong(withValue(` ${'a'.repeat(500)} `))).toBe(false)
    expect(isAnyValueTooLong(withValue('a'.repeat(501)))).toBe(true)
  })
})
