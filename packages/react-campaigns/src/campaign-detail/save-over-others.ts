import type { Artifact } from '@inlay/sdk-core/contract/campaigns'
import type { UseRows } from '@inlay/sdk-core/table'
import { isSameValue } from './row-values'
import type { SavedRow, SaveRow } from './use-save-row'

export type ReadRows = Pick<UseRows<Artifact>, 'refresh' | 'rowsNow'>

export interface SaveOverOthersParts {
  readonly row: Artifact
  readonly data: Readonly<Record<string, unknown>>
  readonly save: SaveRow
  readonly rows: ReadRows
}

/** `theirs`: a field that somebody else has changed to something else, and the row as it is by now. */
export type SavedOverOthers = SavedRow & {
  readonly theirs?: { readonly field: string; readonly row: Artifact } | undefined
}

/**
 * Saves fields of a row. That another field of it has changed meanwhile, as a job fills it in, keeps nobody from saving;
 * where it is the same field, the person decides.
 */
export async function saveOverOthers({ row, data, save, rows }: SaveOverOthersParts): Promise<SavedOverOthers> {
  let [base, saved] = [row, await save(row, data)]
  for (let tries = 0; !saved.ok && saved.isConflict && tries < mostTries; tries += 1) {
    await rows.refresh()
    const now = rows.rowsNow().find(({ id }) => id === row.id)
    if (now === undefined) return saved
    // What was still being read may be older than the change: the next look has it.
    if (now.version_id <= base.version_id) continue
    const field = Object.keys(data).find(
      (each) => !isSameValue(now[each], row[each]) && !isSameValue(now[each], data[each]),
    )
    if (field !== undefined) return { ...saved, theirs: { field, row: now } }
    base = now
    saved = await save(now, data)
  }
  return saved
}

/** A job may write to the row between one look and the next. */
const mostTries = 3
