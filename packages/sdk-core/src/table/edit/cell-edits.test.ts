import { describe, expect, it, vi } from 'vitest'
import type { CellChange, CellEditResult } from './cell-edit'
import { createCellEdits } from './cell-edits'

interface Person {
  readonly id: string
}

const change = (rowId: string, value: unknown, previous: unknown = 'old', columnId = 'name'): CellChange<Person> => ({
  rowId,
  row: { id: rowId },
  columnId,
  value,
  previous,
})

/** Saves wait until the test answers them. */
function edits() {
  const sent: {
    readonly values: readonly unknown[]
    readonly reason: string
    readonly answer: (result: CellEditResult | Error) => Promise<void>
  }[] = []
  const onError = vi.fn()
  const rows = new Map<string, unknown>()
  const same = new Map<string, Person>()
  const made = createCellEdits<Person>({
    rowsNow: () => new Map(same),
    valuesNow: (changes) =>
      new Map(changes.flatMap((each) => (rows.has(each.rowId) ? [[each, rows.get(each.rowId)]] : []))),
    failureText: () => 'Could not be saved.',
    onError,
    save: (changes, { reason }) =>
      new Promise((resolve, reject) => {
        sent.push({
          values: changes.map(({ value }) => value),
          reason,
          async answer(result) {
            if (result instanceof Error) reject(result)
            else resolve(result)
            await settled()
          },
        })
      }),
  })
  const shown = (rowId: string, columnId = 'name') => {
    const cell = made.state().cells.get(rowId)?.get(columnId)
    return cell && [cell.value, cell.state]
  }
  return { edits: made, sent, shown, onError, rows, same }
}

const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}
const ok = { ok: true } as const

describe('edits of cells', () => {
  it('stand there while they are saved, and until rows come that have them', async () => {
    const { edits: made, sent, shown } = edits()
    made.commit([change('a', 'new')], 'typed')
    await settled()
    expect(shown('a')).toEqual(['new', 'saving'])
    await sent[0]?.answer(ok)
    expect(shown('a')).toEqual(['new', 'saved'])
    made.rowsCame()
    expect(shown('a')).toBeUndefined()
  })

  it('stand there for as long as the very same row comes again, which was read before', async () => {
    const { edits: made, sent, shown, same } = edits()
    same.set('a', { id: 'a' }).set('b', { id: 'b' })
    made.commit([change('a', 'new'), change('b', 'new')], 'typed')
    await settled()
    await sent[0]?.answer(ok)
    made.rowsCame()
    expect([shown('a'), shown('b')]).toEqual([
      ['new', 'saved'],
      ['new', 'saved'],
    ])
    same.set('a', { id: 'a' })
    made.rowsCame()
    expect([shown('a'), shown('b')]).toEqual([undefined, ['new', 'saved']])
    same.delete('b')
    made.rowsCame()
    expect(shown('b')).toBeUndefined()
  })

  it('that are on their way outlive rows that do not have them yet', async () => {
    const { edits: made, shown } = edits()
    made.commit([change('a', 'new')], 'typed')
    made.rowsCame()
    expect(shown('a')).toEqual(['new', 'saving'])
  })

  it('that fail stay with their reason, and can be tried again or given up', async () => {
    const { edits: made, sent, shown } = edits()
    made.commit([change('a', 'new'), change('b', 'new')], 'pasted')
    await settled()
    await sent[0]?.answer({ ok: false, error: 'No room.' })
    expect(made.state()).toMatchObject({ failed: [{}, {}], error: 'No room.' })
    made.rowsCame()
    expect(shown('a')).toEqual(['new', 'failed'])
    made.retry()
    await settled()
    expect(sent[1]).toMatchObject({ values: ['new', 'new'], reason: 'retry' })
    await sent[1]?.answer({ ok: false, error: 'Still none.' })
    made.discard()
    expect([shown('a'), made.state().failed]).toEqual([undefined, []])
  })

  it('that failed are only given up by an undo, and saved by a redo', async () => {
    const { edits: made, sent, shown } = edits()
    made.commit([change('a', 'new'), change('b', 'new')], 'pasted')
    await settled()
    await sent[0]?.answer({ ok: false, error: 'No room.' })
    expect(made.undo()?.changes.map(({ rowId, value }) => [rowId, value])).toEqual([
      ['a', 'old'],
      ['b', 'old'],
    ])
    await settled()
    expect([sent.length, shown('a'), made.state().failed]).toEqual([1, undefined, []])
    made.redo()
    await settled()
    expect(sent[1]).toMatchObject({ values: ['new', 'new'], reason: 'redo' })
  })

  it('that were given up are not undone', async () => {
    const { edits: made, sent } = edits()
    made.commit([change('a', 'new')], 'typed')
    await settled()
    await sent[0]?.answer({ ok: false, error: 'No room.' })
    made.discard()
    expect(made.undo()).toBeUndefined()
  })

  it('are counted once they are saved', async () => {
    const { edits: made, sent } = edits()
    made.commit([change('a', 'new'), change('b', 'new')], 'pasted')
    await settled()
    expect(made.state().saved).toBe(0)
    await sent[0]?.answer(ok)
    made.rowsCame()
    expect(made.state().saved).toBe(2)
  })

  it('that are rejected are told of, and fail in general words', async () => {
    const { edits: made, sent, onError } = edits()
    made.commit([change('a', 'new')], 'typed')
    await settled()
    await sent[0]?.answer(new Error('down'))
    expect(made.state()).toMatchObject({ failed: [{}], error: 'Could not be saved.' })
    expect(onError).toHaveBeenCalledWith(new Error('down'))
  })

  it('of one row go one after the other, those of another beside them', async () => {
    const { edits: made, sent } = edits()
    made.commit([change('a', 1)], 'typed')
    made.commit([change('a', 2)], 'typed')
    made.commit([change('b', 3)], 'typed')
    await settled()
    expect(sent.map(({ values }) => values)).toEqual([[1], [3]])
    await sent[0]?.answer({ ok: false, error: 'No.' })
    expect(sent.map(({ values }) => values)).toEqual([[1], [3], [2]])
  })

  it('that fail are forgotten where the cell has been changed since', async () => {
    const { edits: made, sent, shown } = edits()
    made.commit([change('a', 1), change('b', 1)], 'pasted')
    made.commit([change('a', 2)], 'typed')
    await settled()
    await sent[0]?.answer({ ok: false, error: 'No.' })
    expect(made.state().failed).toHaveLength(1)
    expect([shown('a'), shown('b')]).toEqual([
      [2, 'saving'],
      [1, 'failed'],
    ])
    made.commit([change('b', 3)], 'typed')
    expect(made.state().failed).toHaveLength(0)
  })

  it('are undone and done again, many at once as they were made', async () => {
    const { edits: made, sent } = edits()
    expect(made.undo()).toBeUndefined()
    made.commit([change('a', 1, 'A'), change('b', 1, 'B')], 'pasted')
    await settled()
    await sent[0]?.answer(ok)
    expect(made.undo()?.changes.map(({ value }) => value)).toEqual(['A', 'B'])
    await settled()
    expect(sent[1]).toMatchObject({ values: ['A', 'B'], reason: 'undo' })
    await sent[1]?.answer(ok)
    expect(made.redo()?.changes.map(({ value }) => value)).toEqual([1, 1])
    made.commit([change('a', 5)], 'typed')
    expect(made.redo()).toBeUndefined()
  })

  it('that somebody else has changed since are left by an undo, unless it is wanted anyway', async () => {
    const { edits: made, sent, rows } = edits()
    made.commit([change('a', 'mine', 'A'), change('b', 'mine', 'B')], 'pasted')
    await settled()
    await sent[0]?.answer(ok)
    rows.set('a', 'theirs').set('b', 'mine')
    made.rowsCame()
    const taken = made.undo()
    await settled()
    expect(sent[1]).toMatchObject({ values: ['B'], reason: 'undo' })
    expect(taken?.changes.map(({ rowId }) => rowId)).toEqual(['b'])
    expect(taken?.changedSince.map(({ change: { rowId }, value }) => [rowId, value])).toEqual([['a', 'theirs']])
    taken?.anyway()
    await settled()
    expect(sent[2]).toMatchObject({ values: ['A'], reason: 'undo' })
    await sent[2]?.answer(ok)
    rows.set('a', 'A')
    made.rowsCame()
    expect(made.redo()?.changes.map(({ rowId, value }) => [rowId, value])).toEqual([['a', 'theirs']])
  })

  it('that are undone one after another are never taken for changes of others', async () => {
    const { edits: made, rows } = edits()
    rows.set('a', 'A')
    made.commit([change('a', 1, 'A')], 'typed')
    made.commit([change('a', 2, 1)], 'typed')
    expect(made.undo()?.changedSince).toEqual([])
    expect(made.undo()?.changedSince).toEqual([])
  })
})
