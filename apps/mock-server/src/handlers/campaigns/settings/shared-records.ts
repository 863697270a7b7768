import { ProblemError, notFound } from '../../../frame/problem-error'
import { readAll } from '../../../read-all'
import type { CollectionName, StoredDocument, WorkspaceStore } from '../../../store/store'
import { given } from '../../given'
import { namesOf } from '../../workspace/names-of'

/** What is kept of a record of the settings beside its values. */
export interface SharedFields {
  readonly createDate: string
  readonly updateDate: string
  /** Who changed it last. */
  readonly userId: string
  /** Of one that was made from what is known of a company: which. */
  readonly companyKey?: string
}

/** As many as anybody can look through. */
const mostRecords = 100

/** The oldest first: that is the one which the settings begin with. */
export async function readRecords<Value extends SharedFields>(
  store: WorkspaceStore,
  name: CollectionName<Value>,
): Promise<readonly StoredDocument<Value>[]> {
  const kept = await readAll(store.collection(name))
  return kept.toSorted((one, other) => one.value.createDate.localeCompare(other.value.createDate))
}

export async function answerRecords<Value extends SharedFields>(
  system: WorkspaceStore,
  documents: readonly StoredDocument<Value>[],
) {
  const nameOf = await namesOf(
    system,
    documents.map(({ value }) => value.userId),
  )
  return documents.map(({ value: { userId, companyKey: _key, ...value }, revision }) => ({
    ...value,
    revision,
    updatedBy: nameOf(userId) ?? null,
  }))
}

export async function createRecord<Value extends SharedFields>(
  store: WorkspaceStore,
  name: CollectionName<Value>,
  id: string,
  value: Value,
): Promise<StoredDocument<Value>> {
  if ((await store.collection(name).count()) >= mostRecords) {
    throw new ProblemError({
      status: 409,
      code: 'limit-reached',
      title: 'Too many',
      detail: `A workspace keeps at most ${mostRecords} of these.`,
    })
  }
  return store.collection(name).put(id, value, { ifRevision: 0 })
}

export interface RecordChange<Value> {
  readonly id: string
  /** “ICP” */
  readonly what: string
  readonly changes: { readonly [Field in keyof Value]?: Value[Field] | undefined }
  /** What else becomes of it by the change. */
  readonly revise?: (changed: Value, kept: Value) => Value
  readonly userId: string
  readonly now: number
  readonly ifRevision: number | undefined
}

export async function updateRecord<Value extends SharedFields>(
  store: WorkspaceStore,
  name: CollectionName<Value>,
  { id, what, changes, revise = (changed) => changed, userId, now, ifRevision }: RecordChange<Value>,
): Promise<StoredDocument<Value>> {
  const kept = await store.collection(name).get(id)
  if (kept === undefined) throw notFound(what)
  const named = given(changes)
  // Nothing changes where nothing is named.
  if (Object.keys(named).length === 0 && (ifRevision ?? kept.revision) === kept.revision) return kept
  const revised = revise({ ...kept.value, ...named }, kept.value)
  const value = { ...revised, userId, updateDate: new Date(now).toISOString() }
  return store.collection(name).put(id, value, { ifRevision: ifRevision ?? kept.revision })
}
