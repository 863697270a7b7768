import {
  createValueProposition,
  listValuePropositions,
  updateValueProposition,
} from '@inlay/sdk-core/contract/campaigns'
import { implement } from '../../../implement'
import type { StoredDocument, WorkspaceStore } from '../../../store/store'
import { valuePropositionsCollection, type StoredValueProposition } from './settings-collections'
import { answerRecords, createRecord, readRecords, updateRecord } from './shared-records'

export const listValuePropositionsHandler = implement(listValuePropositions, async ({ store, system }) =>
  answerRecords(system, await readRecords(store, valuePropositionsCollection)),
)

export const createValuePropositionHandler = implement(
  createValueProposition,
  ({ input, store, system, caller, clock, newId }) =>
    store.transaction(async (open) => {
      const valuePropositionId = newId('value')
      const now = new Date(clock.now()).toISOString()
      const record = { ...input.body, valuePropositionId, createDate: now, updateDate: now, userId: caller.userId }
      return answer(system, await createRecord(open, valuePropositionsCollection, valuePropositionId, record))
    }),
)

export const updateValuePropositionHandler = implement(
  updateValueProposition,
  ({ input, store, system, caller, clock, ifRevision }) =>
    store.transaction(async (open) => {
      const change = {
        id: input.params.valuePropositionId,
        what: 'value proposition',
        changes: input.body,
        revise: asEntered,
        userId: caller.userId,
        now: clock.now(),
        ifRevision,
      }
      return answer(system, await updateRecord(open, valuePropositionsCollection, change))
    }),
)

/** What people have changed is theirs from then on, and no longer what was known of the company. */
function asEntered(changed: StoredValueProposition, kept: StoredValueProposition): StoredValueProposition {
  const fields = Object.keys(changed) as (keyof StoredValueProposition)[]
  if (fields.every((field) => changed[field] === kept[field])) return changed
  const { companyKey: _key, ...entered } = changed
  return entered
}

async function answer(system: WorkspaceStore, document: StoredDocument<StoredValueProposition>) {
  const [answered] = await answerRecords(system, [document])
  if (answered === undefined) throw new TypeError('Each document has its answer.')
  return answered
}
