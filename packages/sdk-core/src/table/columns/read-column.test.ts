import { expect, it } from 'vitest'
import { layOutColumns } from './lay-out-columns'
import { readColumn } from './read-column'

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
  'takes “%s” for the name of a column like any other',
  (id) => {
    const column = { id, header: 'Odd' }
    const read = readColumn<object>(column)
    expect(read({ name: 'Ann' })).toBeUndefined()
    expect(read(Object.fromEntries([[id, 'Acme']]))).toBe('Acme')
    const view = { pinned: { name: 'start' }, widths: { name: 90 } } as const
    expect(layOutColumns([column], view)).toEqual(layOutColumns([column], {}))
  },
)
