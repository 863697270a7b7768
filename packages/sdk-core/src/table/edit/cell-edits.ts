import type { CellChange, CellEditReason, CellEditResult, SaveCells } from './cell-edit'
import {
  noEdits,
  type CellEdits,
  type CellEditsState,
  type EditedCell,
  type TakenBack,
  type UnsavedCells,
} from './edited-cells'
import { isSameValue } from './same-value'

interface CellEditsOptions<Row> {
  readonly save: SaveCells<Row>
  /** Stands for an error that has no words of its own. */
  readonly failureText: () => string
  readonly onError: (error: unknown) => void
  /** The rows with these ids, as far as they are known. */
  readonly rowsNow: (rowIds: ReadonlySet<string>) => ReadonlyMap<string, Row>
  /** What the rows say that stands in these cells, for those whose rows are known. */
  readonly valuesNow: (changes: readonly CellChange<Row>[]) => ReadonlyMap<CellChange<Row>, unknown>
}

interface Batch<Row> {
  changes: readonly CellChange<Row>[]
  /** As they were when the changes were sent: as long as the same come again, they know nothing of them. */
  readonly rows: ReadonlyMap<string, Row>
  state: EditedCell['state']
  error: string | undefined
}

const longestHistory = 200

export function createCellEdits<Row>({
  save,
  failureText,
  onError,
  rowsNow,
  valuesNow,
}: CellEditsOptions<Row>): CellEdits<Row> {
  const listeners = new Set<() => void>()
  /** By row, what is under way: changes of one row arrive in the order in which they were made. */
  const tails = new Map<string, Promise<unknown>>()
  let batches: Batch<Row>[] = []
  let done: (readonly CellChange<Row>[])[] = []
  let undone: (readonly CellChange<Row>[])[] = []
  let state: CellEditsState<Row> = noEdits
  let saved = 0
  let tellElsewhere: ((unsaved: UnsavedCells<Row>) => void) | undefined

  function tell(): void {
    state = stateOf(batches, saved)
    for (const listener of [...listeners]) listener()
  }

  async function send(batch: Batch<Row>, reason: CellEditReason): Promise<void> {
    const rowIds = [...rowIdsOf(batch.changes)]
    const before = rowIds.flatMap((id) => tails.get(id) ?? [])
    const sent = Promise.all(before).then(() => save(batch.changes, { reason }))
    const settled = sent.then(
      () => {},
      () => {},
    )
    for (const id of rowIds) tails.set(id, settled)
    const result = await sent.catch((error: unknown): CellEditResult => {
      onError(error)
      return { ok: false, error: failureText() }
    })
    for (const id of rowIds) if (tails.get(id) === settled) tails.delete(id)
    if (result?.ok === false) {
      batch.state = 'failed'
      batch.error = result.error
      dropOvertaken()
      tellOfUnsaved()
    } else {
      batch.state = 'saved'
      saved += batch.changes.length
    }
    tell()
  }

  /** A cell that has been changed again since needs no second try. */
  function dropOvertaken(): void {
    const later = new Set<string>()
    for (const batch of batches.toReversed()) {
      const { changes } = batch
      if (batch.state === 'failed') batch.changes = changes.filter((change) => !later.has(cellKey(change)))
      for (const change of changes) later.add(cellKey(change))
    }
    batches = batches.filter(({ changes }) => changes.length > 0)
  }

  function start(changes: readonly CellChange<Row>[], reason: CellEditReason): void {
    const batch: Batch<Row> = { changes, rows: rowsNow(rowIdsOf(changes)), state: 'saving', error: undefined }
    batches.push(batch)
    dropOvertaken()
    tell()
    void send(batch, reason)
  }

  function takeFailed(): readonly CellChange<Row>[] {
    const failed = batches.filter((batch) => batch.state === 'failed').flatMap(({ changes }) => changes)
    batches = batches.filter((batch) => batch.state !== 'failed')
    return failed
  }

  function tellOfUnsaved(): void {
    const error = stateOf(batches, saved).error
    if (!tellElsewhere || error === undefined) return
    const changes = takeFailed()
    tellElsewhere({ changes, error, retry: () => start(changes, 'retry') })
  }

  /** Of changes that are to be made, those whose cells are neither as they were nor as they are to be. */
  function changedSince(changes: readonly CellChange<Row>[]): TakenBack<Row>['changedSince'] {
    const values = valuesNow(changes)
    const own = new Set(batches.flatMap((batch) => batch.changes.map(cellKey)))
    return changes.flatMap((change) => {
      // What is on its way is nobody else's.
      const isOwn = own.has(cellKey(change))
      const value = values.get(change)
      if (isOwn || !values.has(change)) return []
      return isSameValue(value, change.previous) || isSameValue(value, change.value) ? [] : [{ change, value }]
    })
  }

  /** Tells whether the very change could not be saved. */
  function giveUp(change: CellChange<Row>): boolean {
    const batch = batches.find((each) => each.state === 'failed' && each.changes.includes(change))
    if (!batch) return false
    batch.changes = batch.changes.filter((each) => each !== change)
    batches = batches.filter(({ changes }) => changes.length > 0)
    return true
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    commit(changes, reason) {
      if (changes.length === 0) return
      done = [...done, changes].slice(-longestHistory)
      undone = []
      start(changes, reason)
    },
    retry() {
      const failed = takeFailed()
      if (failed.length > 0) start(failed, 'retry')
    },
    discard() {
      const failed = new Set(takeFailed())
      // There is nothing of them that could be taken back.
      done = done.map((changes) => changes.filter((change) => !failed.has(change))).filter(({ length }) => length > 0)
      tell()
    },
    undo() {
      const last = done.at(-1)
      if (!last) return undefined
      done = done.slice(0, -1)
      // What has never been saved is only given up: there is nothing to be taken back where it is kept.
      const kept = last.filter((change) => !giveUp(change))
      const theirs = changedSince(kept.map(turned))
      const isTheirs = new Set(theirs.map(({ change }) => cellKey(change)))
      const mine = (change: CellChange<Row>) => !isTheirs.has(cellKey(change))
      undone = addedTo(undone, last.filter(mine))
      const changes = kept.filter(mine).map(turned)
      if (changes.length > 0) start(changes, 'undo')
      else tell()
      return {
        changes: last.filter(mine).map(turned),
        changedSince: theirs,
        anyway() {
          undone = addedTo(
            undone,
            theirs.map(({ change, value }) => turned({ ...change, previous: value })),
          )
          start(
            theirs.map(({ change, value }) => ({ ...change, previous: value })),
            'undo',
          )
        },
      }
    },
    redo() {
      const last = undone.at(-1)
      if (!last) return undefined
      undone = undone.slice(0, -1)
      const theirs = changedSince(last)
      const isTheirs = new Set(theirs.map(({ change }) => change))
      const changes = last.filter((change) => !isTheirs.has(change))
      done = addedTo(done, changes)
      if (changes.length > 0) start(changes, 'redo')
      return {
        changes,
        changedSince: theirs,
        anyway() {
          const again = theirs.map(({ change, value }) => ({ ...change, previous: value }))
          done = addedTo(done, again)
          start(again, 'redo')
        },
      }
    },
    rowsCame() {
      if (!batches.some(({ state: how }) => how === 'saved')) return
      const known = rowsNow(rowIdsOf(batches.flatMap(({ changes }) => changes)))
      let isNew = false
      for (const batch of batches) {
        if (batch.state !== 'saved') continue
        const left = batch.changes.filter(({ rowId }) => {
          const row = known.get(rowId)
          return row !== undefined && row === batch.rows.get(rowId)
        })
        isNew ||= left.length < batch.changes.length
        batch.changes = left
      }
      if (!isNew) return
      batches = batches.filter(({ changes }) => changes.length > 0)
      tell()
    },
    leaveTo(elsewhere) {
      tellElsewhere = elsewhere
      tellOfUnsaved()
      tell()
    },
  }
}

function rowIdsOf<Row>(changes: readonly CellChange<Row>[]): ReadonlySet<string> {
  return new Set(changes.map(({ rowId }) => rowId))
}

function turned<Row>(change: CellChange<Row>): CellChange<Row> {
  return { ...change, value: change.previous, previous: change.value }
}

function addedTo<Row>(history: readonly (readonly CellChange<Row>[])[], changes: readonly CellChange<Row>[]) {
  return changes.length === 0 ? [...history] : [...history, changes]
}

function cellKey<Row>({ rowId, columnId }: CellChange<Row>): string {
  return JSON.stringify([rowId, columnId])
}

function stateOf<Row>(batches: readonly Batch<Row>[], saved: number): CellEditsState<Row> {
  if (batches.length === 0) return { ...noEdits, saved }
  const cells = new Map<string, Map<string, EditedCell>>()
  for (const { changes, state, error } of batches) {
    for (const { rowId, columnId, value } of changes) {
      const row = cells.get(rowId) ?? new Map<string, EditedCell>()
      cells.set(rowId, row)
      row.set(columnId, { value, state, error })
    }
  }
  const failed = batches.filter((batch) => batch.state === 'failed')
  return {
    cells,
    failed: failed.flatMap(({ changes }) => changes),
    error: failed.at(-1)?.error,
    saved,
  }
}
