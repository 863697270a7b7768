import { isBlankValue, type ArtifactType } from '@inlay/sdk-core/contract/campaigns'
import { campaignsCollection } from '../campaigns-collection'
import { hiddenFields } from './hidden-fields'
import { fitFields } from './fit-fields'
import type { SaidTypes } from './infer-column-types'
import { mergeColumnTypes } from './merge-column-types'
import type { StoredDocument, WorkspaceStore } from '../../../store/store'
import { readEach } from './read-each'
import {
  artifactsCollection,
  artifactTablesCollection,
  removedCollection,
  tableKey,
  type ArtifactTable,
  type NewArtifact,
  type RemovedArtifact,
  type StoredArtifact,
} from './stored-artifact'

export interface ArtifactRowsParts {
  /** A transaction: rows and the table are written together. */
  readonly store: WorkspaceStore
  readonly campaignId: string
  readonly artifactType: ArtifactType
  readonly now: number
}

export interface RowChange {
  readonly id: string
  /** Decided from the row as it is when it is written, where that matters: somebody may have changed it meanwhile. */
  readonly fields: ChangedFields | ((row: StoredArtifact) => ChangedFields)
  readonly ifRevision?: number | undefined
}

export type ChangedFields = Readonly<Record<string, unknown>>

const noTable = { changed: 0, nextPlace: 1, count: 0, fields: [] }

export async function readTable(
  store: WorkspaceStore,
  campaignId: string,
  artifactType: ArtifactType,
): Promise<ArtifactTable> {
  const kept = await store.collection(artifactTablesCollection).get(tableKey(campaignId, artifactType))
  return { campaignId, artifactType, ...noTable, ...kept?.value }
}

/** Adds rows at the end, in their order, and answers their ids. They may say what the texts of their columns stand for. */
export async function addRows(
  parts: ArtifactRowsParts,
  rows: readonly NewArtifact[],
  said: SaidTypes = new Map(),
): Promise<readonly string[]> {
  if (rows.length === 0) return []
  const { store, campaignId, artifactType, now } = parts
  const table = await readTable(store, campaignId, artifactType)
  const changed = table.changed + 1
  const date = new Date(now).toISOString()
  const made = rows.map((row, index): StoredArtifact => ({
    errors_list: [],
    process_history: [],
    create_date: date,
    ...(artifactType === 'contact' ? { contact_status: 'created' } : {}),
    ...fitFields(row),
    id: rowId(artifactType, table.nextPlace + index),
    artifact_type: artifactType,
    changed,
    update_date: date,
  }))
  await store
    .collection(artifactsCollection(campaignId, artifactType))
    .putAll(made.map((row) => [row.id, row] as const))
  await keepTable(store, {
    ...table,
    ...changedTypes(table, said),
    changed,
    nextPlace: table.nextPlace + rows.length,
    count: table.count + rows.length,
    fields: await withNewFields(store, table, made),
  })
  return made.map(({ id }) => id)
}

/** Changes fields of rows. Rows that have gone meanwhile are left out; the answer are the others as they are now. */
export async function changeRows(
  parts: ArtifactRowsParts,
  changes: readonly RowChange[],
): Promise<readonly StoredDocument<StoredArtifact>[]> {
  const { store, campaignId, artifactType, now } = parts
  const rows = store.collection(artifactsCollection(campaignId, artifactType))
  const table = await readTable(store, campaignId, artifactType)
  const changed = table.changed + 1
  const written: StoredDocument<StoredArtifact>[] = []
  for (const { id, fields, ifRevision } of changes) {
    const kept = await rows.get(id)
    if (kept === undefined) continue
    const changes = typeof fields === 'function' ? fields(kept.value) : fields
    const row = { ...kept.value, ...fitFields(changes), changed, update_date: new Date(now).toISOString() }
    written.push(await rows.put(id, row, { ifRevision: ifRevision ?? kept.revision }))
  }
  if (written.length > 0) {
    const fields = await withNewFields(
      store,
      table,
      written.map(({ value }) => value),
    )
    await keepTable(store, { ...table, changed, fields })
  }
  return written
}

/** Takes rows away, so that they can be brought back under the id of the deletion. */
export async function removeRows(
  parts: ArtifactRowsParts,
  ids: readonly string[],
  deletionId: string,
): Promise<number> {
  const wanted = new Set(ids)
  const rows = parts.store.collection(artifactsCollection(parts.campaignId, parts.artifactType))
  const found: StoredDocument<StoredArtifact>[] = []
  if (wanted.size > fewRows) {
    for await (const row of readEach(rows)) if (wanted.has(row.id)) found.push(row)
  } else {
    for (const id of wanted) {
      const row = await rows.get(id)
      if (row !== undefined) found.push(row)
    }
  }
  return takeAway(parts, found, deletionId)
}

/** Beyond it, reading all rows once is quicker than asking for each. */
const fewRows = 2_000

/** Takes all rows away. */
export async function clearRows(parts: ArtifactRowsParts, deletionId: string): Promise<number> {
  const found: StoredDocument<StoredArtifact>[] = []
  const rows = parts.store.collection(artifactsCollection(parts.campaignId, parts.artifactType))
  for await (const row of readEach(rows)) found.push(row)
  return takeAway(parts, found, deletionId)
}

async function takeAway(
  { store, campaignId, artifactType }: ArtifactRowsParts,
  rows: readonly StoredDocument<StoredArtifact>[],
  deletionId: string,
): Promise<number> {
  if (rows.length === 0) return 0
  const table = await readTable(store, campaignId, artifactType)
  const changed = table.changed + 1
  const removed = rows.map(({ id, value }): [string, RemovedArtifact] => [id, { changed, deletionId, row: value }])
  await store.collection(removedCollection(campaignId, artifactType)).putAll(removed)
  const kept = store.collection(artifactsCollection(campaignId, artifactType))
  for (const { id } of rows) await kept.delete(id)
  await keepTable(store, { ...table, changed, count: table.count - rows.length })
  return rows.length
}

/** Brings back what a deletion took. */
export async function restoreRows(parts: ArtifactRowsParts, deletionId: string): Promise<number> {
  const { store, campaignId, artifactType } = parts
  const removed = store.collection(removedCollection(campaignId, artifactType))
  const table = await readTable(store, campaignId, artifactType)
  const changed = table.changed + 1
  const back: (readonly [string, StoredArtifact])[] = []
  const where = { field: 'deletionId', operator: 'equals', value: deletionId } as const
  for await (const { id, value } of readEach(removed, where)) back.push([id, { ...value.row, changed }])
  if (back.length === 0) return 0
  await removed.deleteWhere(where)
  await store.collection(artifactsCollection(campaignId, artifactType)).putAll(back)
  await keepTable(store, { ...table, changed, resetAt: changed, count: table.count + back.length })
  return back.length
}

/** Forgets a table with everything in it. */
export async function dropRows(store: WorkspaceStore, campaignId: string, artifactType: ArtifactType): Promise<void> {
  await store.collection(artifactsCollection(campaignId, artifactType)).deleteWhere(everything)
  await store.collection(removedCollection(campaignId, artifactType)).deleteWhere(everything)
  await store.collection(artifactTablesCollection).delete(tableKey(campaignId, artifactType))
}

/** A group without conditions restricts nothing. */
const everything = { combine: 'and', members: [] } as const

/** A column that comes later is shown, whatever was chosen before it was there. */
async function withNewFields(
  store: WorkspaceStore,
  { campaignId, artifactType, fields }: ArtifactTable,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<readonly string[]> {
  const known = new Set(fields)
  for (const row of rows)
    for (const [field, value] of Object.entries(row))
      if (!hiddenFields.has(field) && !isBlankValue(value)) known.add(field)
  const added = [...known].slice(fields.length)
  if (added.length === 0) return fields
  const campaigns = store.collection(campaignsCollection)
  const campaign = artifactType === 'contact' ? await campaigns.get(campaignId) : undefined
  const chosen = campaign?.value.peopleArtifactVisibleColumns
  if (campaign && chosen && fields.length > 0) {
    const columns = [...chosen, ...added.filter((field) => !chosen.includes(field))]
    await campaigns.put(campaignId, { ...campaign.value, peopleArtifactVisibleColumns: columns })
  }
  return [...known]
}

function changedTypes(
  table: ArtifactTable,
  said: SaidTypes,
): Pick<ArtifactTable, 'columnTypes' | 'resetAt'> | undefined {
  const { columnTypes = {}, changed } = table
  const merged = mergeColumnTypes(table, said)
  const fields = new Set([...Object.keys(columnTypes), ...Object.keys(merged)])
  const isSame = [...fields].every((field) => columnTypes[field] === merged[field])
  return isSame ? undefined : { columnTypes: merged, resetAt: changed + 1 }
}

function keepTable(store: WorkspaceStore, table: ArtifactTable): Promise<unknown> {
  return store.collection(artifactTablesCollection).put(tableKey(table.campaignId, table.artifactType), table)
}

/** The id of the row at a place, counted from 1: ids are in the order in which rows came. */
export function rowId(artifactType: ArtifactType, place: number): string {
  return `${artifactType}_${String(place).padStart(9, '0')}`
}
