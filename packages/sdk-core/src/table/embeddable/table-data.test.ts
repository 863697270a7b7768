import { describe, expect, it } from 'vitest'
import { dataTableEmbeddable } from './data-table-embeddable'
import { columnData, columnOf } from './table-data'

describe('a column that is data', () => {
  it('is one of text where nothing is said', () => {
    expect(columnOf({ id: 'lane', header: 'Lane' })).toEqual({ id: 'lane', header: 'Lane', kind: 'text' })
  })

  it('gives a badge its words and colour by value, and the value itself where none are given', () => {
    const column = columnOf({
      id: 'state',
      header: 'State',
      kind: 'badge',
      badges: { open: { label: 'Open', tone: 'success' } },
    })
    const badge = column.kind === 'badge' ? column.badge : undefined
    const of = (value: unknown) => badge?.(value, {})
    expect(of('open')).toEqual({ label: 'Open', tone: 'success' })
    expect(of('closed')).toEqual({ label: 'closed' })
    expect(of('toString')).toEqual({ label: 'toString' })
    expect(of(undefined)).toBeUndefined()
  })

  it('is refused where it is of no kind that there is', () => {
    expect(columnData().safeParse({ id: 'lane', header: 'Lane', kind: 'map' }).success).toBe(false)
  })
})

describe('a table in a frame', () => {
  const table = { label: 'Lanes', columns: [{ id: 'lane', header: 'Lane' }], rows: [] }

  it('needs a name and a column', () => {
    expect(dataTableEmbeddable.props.safeParse(table).success).toBe(true)
    expect(dataTableEmbeddable.props.safeParse({ ...table, columns: [] }).success).toBe(false)
    expect(dataTableEmbeddable.props.safeParse({ ...table, label: '' }).success).toBe(false)
  })
})
